import { useState } from 'react';
import { Choice } from '@/components/gallery/demo/controls/ChoiceControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { StallHead, StallRows } from '@/components/gallery/tables/StallRows';

const looks = ['dark', 'striped', 'light'] as const;
const classes = { dark: 'table table-inverse', striped: 'table table-inverse table-striped', light: 'table' };

/** Light on pine, whatever the scheme of the page. */
export function Inverse() {
  const [look, setLook] = useState<(typeof looks)[number]>('dark');
  return (
    <>
      <Controls>
        <Choice label="Look" options={looks} value={look} onChange={setLook} />
      </Controls>
      <table className={classes[look]} aria-label="Takings, inverse">
        <StallHead />
        <StallRows />
      </table>
    </>
  );
}
