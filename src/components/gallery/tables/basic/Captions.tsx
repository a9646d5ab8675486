import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { StallHead, StallRows } from '@/components/gallery/tables/StallRows';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/kits/table/basic-tables.scss';

const captionSides = ['top', 'bottom'] as const;

export function Captions() {
  const [place, setPlace] = useState<(typeof captionSides)[number]>('top');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Caption" options={captionSides} value={place} onChange={setPlace} />
      </OptionBar>
      <table className={place === 'top' ? 'table table-plain caption-top' : 'table table-plain'}>
        <caption className="fs-md text-ink-3">
          Takings of the Saturday market, before the share for the square
        </caption>
        <StallHead />
        <StallRows />
      </table>
    </>
  );
}
