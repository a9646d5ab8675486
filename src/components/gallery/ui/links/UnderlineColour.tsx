import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';

export function UnderlineColour() {
  const [variant, setVariant] = useState<ColourVariant>('warning');
  return (
    <>
      <DemoControls>
        <VariantPicker label="Line" value={variant} onChange={setVariant} />
      </DemoControls>
      <p>
        The lamp keeper writes{' '}
        <a href="#underline-colour" className={`link-line variant-${variant}`}>
          a diary of every lamp
        </a>{' '}
        on the square.
      </p>
    </>
  );
}
