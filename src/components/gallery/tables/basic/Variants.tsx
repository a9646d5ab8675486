import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { StallHead, StallRows } from '@/components/gallery/tables/StallRows';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/kits/table/basic-tables.scss';

const parts = ['whole table', 'second row'] as const;

export function Variants() {
  const [variant, setVariant] = useState<ColourVariant>('success');
  const [part, setPart] = useState<(typeof parts)[number]>('whole table');
  const tint = `table-tint variant-${variant}`;
  return (
    <>
      <OptionBar>
        <VariantPicker value={variant} onChange={setVariant} />
        <ChoiceOption label="Coloured" options={parts} value={part} onChange={setPart} />
      </OptionBar>
      <table
        className={part === 'whole table' ? `table table-plain ${tint}` : 'table table-plain'}
        aria-label="Takings in colour"
      >
        <StallHead />
        <StallRows rowClass={(_, place) => (part === 'second row' && place === 1 ? tint : undefined)} />
      </table>
    </>
  );
}
