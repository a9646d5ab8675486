import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { StallHead, StallRows } from '@/components/gallery/tables/StallRows';

const captionSides = ['top', 'bottom'] as const;

export function Captions() {
  const [place, setPlace] = useState<(typeof captionSides)[number]>('top');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Caption" options={captionSides} value={place} onChange={setPlace} />
      </DemoControls>
      <table className={place === 'top' ? 'table caption-top' : 'table'}>
        <caption>Takings of the Saturday market, before the share for the square</caption>
        <StallHead />
        <StallRows />
      </table>
    </>
  );
}
