import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { StallHead, StallRows } from '@/components/gallery/tables/StallRows';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/kits/table/basic-tables.scss';

const stripes = ['rows', 'columns', 'none'] as const;
const classes = {
  rows: 'table table-plain table-striped',
  columns: 'table table-plain table-striped-columns',
  none: 'table table-plain',
};

export function Striped() {
  const [stripe, setStripe] = useState<(typeof stripes)[number]>('rows');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Stripes" options={stripes} value={stripe} onChange={setStripe} />
      </OptionBar>
      <table className={classes[stripe]} aria-label="Striped takings">
        <StallHead />
        <StallRows />
      </table>
    </>
  );
}
