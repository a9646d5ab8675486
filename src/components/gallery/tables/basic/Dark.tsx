import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { StallHead, StallRows } from '@/components/gallery/tables/StallRows';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/kits/table/basic-tables.scss';

const looks = ['dark', 'striped', 'light'] as const;
const classes = {
  dark: 'table table-plain bg-surface',
  striped: 'table table-plain bg-surface table-striped',
  light: 'table table-plain',
};

export function Dark() {
  const [look, setLook] = useState<(typeof looks)[number]>('dark');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Look" options={looks} value={look} onChange={setLook} />
      </OptionBar>
      <table
        className={classes[look]}
        data-bs-theme={look === 'light' ? undefined : 'dark'}
        aria-label="Takings, inverse"
      >
        <StallHead />
        <StallRows />
      </table>
    </>
  );
}
