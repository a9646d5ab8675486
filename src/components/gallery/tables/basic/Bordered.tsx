import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { StallHead, StallRows } from '@/components/gallery/tables/StallRows';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/kits/table/basic-tables.scss';

export function Bordered() {
  const [variant, setVariant] = useState<ColourVariant>('primary');
  return (
    <>
      <OptionBar>
        <VariantPicker label="Lines" value={variant} onChange={setVariant} />
      </OptionBar>
      <table
        className={`table table-plain table-bordered table-line variant-${variant}`}
        aria-label="Takings with lines"
      >
        <StallHead />
        <StallRows />
      </table>
    </>
  );
}
