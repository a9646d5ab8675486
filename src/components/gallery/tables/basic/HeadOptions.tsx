import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { StallHead, StallRows } from '@/components/gallery/tables/StallRows';
import '@/components/kits/table/basic-tables.scss';

const heads = ['plain', 'sunken', 'dark', 'primary'] as const;
const classes = {
  plain: '',
  sunken: 'bg-sunken',
  dark: 'bg-surface',
  primary: 'table-tint variant-primary',
};

export function HeadOptions() {
  const [head, setHead] = useState<(typeof heads)[number]>('sunken');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Head" options={heads} value={head} onChange={setHead} />
      </OptionBar>
      <table className="table table-plain" aria-label="Takings with a coloured head">
        <StallHead className={classes[head]} theme={head === 'dark' ? 'dark' : undefined} />
        <StallRows />
      </table>
    </>
  );
}
