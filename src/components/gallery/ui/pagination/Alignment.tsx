import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { Pager } from './Pager';

const SIDES = ['start', 'center', 'end'] as const;

export function Alignment() {
  const [page, setPage] = useState(1);
  const [side, setSide] = useState<(typeof SIDES)[number]>('center');
  return (
    <>
      <OptionBar>
        <ChoiceOption
          label="Place"
          options={SIDES}
          value={side}
          onChange={setSide}
          names={{ center: 'Centre' }}
        />
      </OptionBar>
      <Pager
        label="Pages to a side"
        page={page}
        pages={3}
        onPage={setPage}
        className={`justify-content-${side}`}
      />
    </>
  );
}
