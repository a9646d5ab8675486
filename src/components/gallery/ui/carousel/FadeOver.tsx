import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { Slides } from './Slides';

export function FadeOver() {
  const [fade, setFade] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Fade" checked={fade} onChange={setFade} />
      </DemoControls>
      <Slides label="Views that fade" first={1} fade={fade} />
    </>
  );
}
