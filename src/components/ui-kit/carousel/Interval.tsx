import { useState } from 'react';
import { Amount } from '@/components/demo/controls/Amount';
import { Controls } from '@/components/demo/controls/Controls';
import { Slides } from './Slides';

/** Goes on by itself after so many seconds; 0 stands still. It rests while pointed at. */
export function Interval() {
  const [seconds, setSeconds] = useState(0);
  return (
    <>
      <Controls>
        <Amount label="Seconds" value={seconds} onChange={setSeconds} max={10} />
      </Controls>
      <Slides
        label="Views that change"
        first={2}
        interval={seconds === 0 ? null : seconds * 1000}
        indicators
      />
    </>
  );
}
