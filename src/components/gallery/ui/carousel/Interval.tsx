import { useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { Slides } from './Slides';

export function Interval() {
  const [seconds, setSeconds] = useState(0);
  return (
    <>
      <DemoControls>
        <RangeControl label="Seconds" value={seconds} onChange={setSeconds} max={10} />
      </DemoControls>
      <Slides
        label="Views that change"
        first={2}
        interval={seconds === 0 ? null : seconds * 1000}
        indicators
      />
    </>
  );
}
