import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { StallHead, StallRows } from '@/components/gallery/tables/StallRows';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/kits/table/basic-tables.scss';

const sizes = ['small', 'usual'] as const;

export function Small() {
  const [size, setSize] = useState<(typeof sizes)[number]>('small');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Rows" options={sizes} value={size} onChange={setSize} />
      </OptionBar>
      <table
        className={size === 'small' ? 'table table-plain table-sm' : 'table table-plain'}
        aria-label="Takings in small rows"
      >
        <StallHead />
        <StallRows />
      </table>
    </>
  );
}
