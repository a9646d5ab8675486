import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { Pager } from './Pager';

const SIDES = ['start', 'center', 'end'] as const;

export function Alignment() {
  const [page, setPage] = useState(1);
  const [side, setSide] = useState<(typeof SIDES)[number]>('center');
  return (
    <>
      <DemoControls>
        <ChoiceControl
          label="Place"
          options={SIDES}
          value={side}
          onChange={setSide}
          names={{ center: 'Centre' }}
        />
      </DemoControls>
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
