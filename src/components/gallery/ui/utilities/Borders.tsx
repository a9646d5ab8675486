import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { ClassSamples } from './ClassSamples';

const CLASSES = [
  'border',
  'border-top',
  'border-end',
  'border-bottom',
  'border-start',
  'border border-3',
  'border rounded',
  'border rounded-top-4',
  'border rounded-circle',
  'border rounded-pill',
] as const;

export function Borders() {
  const [variant, setVariant] = useState<ColourVariant>('dark');
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
      </DemoControls>
      <ClassSamples classes={CLASSES}>
        {(className) => (
          <div className={`utility-swatch utility-swatch-line variant-${variant} ${className}`} />
        )}
      </ClassSamples>
    </>
  );
}
