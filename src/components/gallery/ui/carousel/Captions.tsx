import { useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Toggle } from '@/components/gallery/demo/controls/ToggleControl';
import { Slides } from './Slides';

/** Words on the picture, dark enough behind them to be read. */
export function Captions() {
  const [captions, setCaptions] = useState(true);
  return (
    <>
      <Controls>
        <Toggle label="Captions" checked={captions} onChange={setCaptions} />
      </Controls>
      <Slides label="Views with captions" first={3} captions={captions} />
    </>
  );
}
