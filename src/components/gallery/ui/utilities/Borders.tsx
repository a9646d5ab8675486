import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { ClassSamples } from './ClassSamples';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

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
      <OptionBar>
        <VariantPicker value={variant} onChange={setVariant} />
      </OptionBar>
      <ClassSamples classes={CLASSES}>
        {(className) => <div className={`bg-sunken utility-swatch variant-${variant} ${className}`} />}
      </ClassSamples>
    </>
  );
}
