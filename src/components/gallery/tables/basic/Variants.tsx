import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { StallHead, StallRows } from '@/components/gallery/tables/StallRows';

const parts = ['whole table', 'second row'] as const;

export function Variants() {
  const [variant, setVariant] = useState<ColourVariant>('success');
  const [part, setPart] = useState<(typeof parts)[number]>('whole table');
  const tint = `table-tint variant-${variant}`;
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
        <ChoiceControl label="Coloured" options={parts} value={part} onChange={setPart} />
      </DemoControls>
      <table className={part === 'whole table' ? `table ${tint}` : 'table'} aria-label="Takings in colour">
        <StallHead />
        <StallRows rowClass={(_, place) => (part === 'second row' && place === 1 ? tint : undefined)} />
      </table>
    </>
  );
}
