import { useState } from 'react';
import { Controls } from '@/components/demo/controls/Controls';
import { VariantPicker } from '@/components/demo/controls/VariantPicker';
import type { ColourVariant } from '@/data/variant';
import { Bar } from './Bar';

/** Stripes, in any of the twelve colours. */
export function Striped() {
  const [variant, setVariant] = useState<ColourVariant>('orange');
  return (
    <>
      <Controls>
        <VariantPicker value={variant} onChange={setVariant} />
      </Controls>
      <Bar label="Awning sewn" value={64} height={16} className={`progress-bar-striped v-${variant}`} />
    </>
  );
}
