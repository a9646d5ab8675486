import { useState } from 'react';
import { Controls } from '@/components/demo/controls/Controls';
import { VariantPicker } from '@/components/demo/controls/VariantPicker';
import type { ColourVariant } from '@/data/variant';
import { ClassSamples } from './ClassSamples';

/** The whole thing grows faint, words included. */
export function Opacity() {
  const [variant, setVariant] = useState<ColourVariant>('primary');
  return (
    <>
      <Controls>
        <VariantPicker value={variant} onChange={setVariant} />
      </Controls>
      <ClassSamples classes={[100, 75, 50, 25, 0].map((step) => `opacity-${step}`)}>
        {(className) => <div className={`swab v-${variant} v-fill ${className}`} />}
      </ClassSamples>
    </>
  );
}
