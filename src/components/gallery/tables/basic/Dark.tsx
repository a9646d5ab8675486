import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { StallHead, StallRows } from '@/components/gallery/tables/StallRows';

const looks = ['dark', 'striped', 'light'] as const;
const classes = { dark: 'table table-inverse', striped: 'table table-inverse table-striped', light: 'table' };

export function Dark() {
  const [look, setLook] = useState<(typeof looks)[number]>('dark');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Look" options={looks} value={look} onChange={setLook} />
      </DemoControls>
      <table className={classes[look]} aria-label="Takings, inverse">
        <StallHead />
        <StallRows />
      </table>
    </>
  );
}
