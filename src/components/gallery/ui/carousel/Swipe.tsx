import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { Slides } from './Slides';

export function Swipe() {
  const [touch, setTouch] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Swiping" checked={touch} onChange={setTouch} />
      </DemoControls>
      <Slides
        label={touch ? 'Views to swipe' : 'Views without swiping'}
        first={1}
        touch={touch}
        arrows={false}
        indicators
      />
    </>
  );
}
