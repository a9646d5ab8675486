import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { Slides } from './Slides';

export function Captions() {
  const [captions, setCaptions] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Captions" checked={captions} onChange={setCaptions} />
      </DemoControls>
      <Slides label="Views with captions" first={3} captions={captions} />
    </>
  );
}
