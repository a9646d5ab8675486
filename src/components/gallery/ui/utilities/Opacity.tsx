import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { ClassSamples } from './ClassSamples';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function Opacity() {
  const [variant, setVariant] = useState<ColourVariant>('primary');
  return (
    <>
      <OptionBar>
        <VariantPicker value={variant} onChange={setVariant} />
      </OptionBar>
      <ClassSamples classes={[100, 75, 50, 25, 0].map((step) => `opacity-${step}`)}>
        {(className) => (
          <div className={`utility-swatch rounded-sm variant-${variant} variant-fill ${className}`} />
        )}
      </ClassSamples>
    </>
  );
}
