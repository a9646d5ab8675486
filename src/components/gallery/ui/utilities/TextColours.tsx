import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { colourVariants } from '@/components/ui/colour-variant';
import { ClassSamples } from './ClassSamples';

export function TextColours() {
  const [bold, setBold] = useState(false);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Bold" checked={bold} onChange={setBold} />
      </DemoControls>
      <ClassSamples
        classes={colourVariants.map((variant) => `variant-${variant} variant-text${bold ? ' fw-bold' : ''}`)}
      >
        {(className) => <span className={className}>Under the arches</span>}
      </ClassSamples>
    </>
  );
}
