import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { ClassSamples } from './ClassSamples';

export function Opacity() {
  const [variant, setVariant] = useState<ColourVariant>('primary');
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
      </DemoControls>
      <ClassSamples classes={[100, 75, 50, 25, 0].map((step) => `opacity-${step}`)}>
        {(className) => <div className={`utility-swatch variant-${variant} variant-fill ${className}`} />}
      </ClassSamples>
    </>
  );
}
