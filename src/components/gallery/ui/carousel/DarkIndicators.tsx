import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { Slides } from './Slides';

export function DarkIndicators() {
  const [dark, setDark] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Dark marks" checked={dark} onChange={setDark} />
      </DemoControls>
      <Slides label="Views with dark marks" first={3} indicators {...(dark ? { variant: 'dark' } : {})} />
    </>
  );
}
