import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { StallHead, StallRows } from '@/components/gallery/tables/StallRows';

export function Bordered() {
  const [variant, setVariant] = useState<ColourVariant>('primary');
  return (
    <>
      <DemoControls>
        <VariantPicker label="Lines" value={variant} onChange={setVariant} />
      </DemoControls>
      <table className={`table table-bordered table-line variant-${variant}`} aria-label="Takings with lines">
        <StallHead />
        <StallRows />
      </table>
    </>
  );
}
