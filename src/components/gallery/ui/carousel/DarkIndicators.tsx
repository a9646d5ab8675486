import { useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Toggle } from '@/components/gallery/demo/controls/ToggleControl';
import { Slides } from './Slides';

/** Dark marks for bright pictures. */
export function DarkMarks() {
  const [dark, setDark] = useState(true);
  return (
    <>
      <Controls>
        <Toggle label="Dark marks" checked={dark} onChange={setDark} />
      </Controls>
      <Slides label="Views with dark marks" first={3} indicators {...(dark ? { variant: 'dark' } : {})} />
    </>
  );
}
