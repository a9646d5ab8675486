import { useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Toggle } from '@/components/gallery/demo/controls/ToggleControl';
import { Slides } from './Slides';

/** A finger moves it; without swiping the marks still do. */
export function Swipe() {
  const [touch, setTouch] = useState(true);
  return (
    <>
      <Controls>
        <Toggle label="Swiping" checked={touch} onChange={setTouch} />
      </Controls>
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
