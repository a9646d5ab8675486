import { useState } from 'react';
import { Controls } from '@/components/demo/controls/Controls';
import { VariantPicker } from '@/components/demo/controls/VariantPicker';
import type { ColourVariant } from '@/data/variant';
import { StallHead, StallRows } from './StallRows';

/** A line around every cell, in one of the twelve colours. */
export function Bordered() {
  const [variant, setVariant] = useState<ColourVariant>('primary');
  return (
    <>
      <Controls>
        <VariantPicker label="Lines" value={variant} onChange={setVariant} />
      </Controls>
      <table className={`table table-bordered table-line v-${variant}`} aria-label="Takings with lines">
        <StallHead />
        <StallRows />
      </table>
    </>
  );
}
