import { useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Toggle } from '@/components/gallery/demo/controls/ToggleControl';
import { Slides } from './Slides';

/** One picture melts into the next. */
export function FadeOver() {
  const [fade, setFade] = useState(true);
  return (
    <>
      <Controls>
        <Toggle label="Fade" checked={fade} onChange={setFade} />
      </Controls>
      <Slides label="Views that fade" first={1} fade={fade} />
    </>
  );
}
