import { useState } from 'react';
import { Choice } from '@/components/gallery/demo/controls/ChoiceControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { StallHead, StallRows } from '@/components/gallery/tables/StallRows';

const places = ['top', 'bottom'] as const;

/** The caption names the table for everybody. */
export function Captions() {
  const [place, setPlace] = useState<(typeof places)[number]>('top');
  return (
    <>
      <Controls>
        <Choice label="Caption" options={places} value={place} onChange={setPlace} />
      </Controls>
      <table className={place === 'top' ? 'table caption-top' : 'table'}>
        <caption>Takings of the Saturday market, before the share for the square</caption>
        <StallHead />
        <StallRows />
      </table>
    </>
  );
}
