import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { StallHead, StallRows } from '@/components/gallery/tables/StallRows';

const stripes = ['rows', 'columns', 'none'] as const;
const classes = { rows: 'table table-striped', columns: 'table table-striped-columns', none: 'table' };

export function Striped() {
  const [stripe, setStripe] = useState<(typeof stripes)[number]>('rows');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Stripes" options={stripes} value={stripe} onChange={setStripe} />
      </DemoControls>
      <table className={classes[stripe]} aria-label="Striped takings">
        <StallHead />
        <StallRows />
      </table>
    </>
  );
}
