import { useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { Pager } from './Pager';

export function States() {
  const [page, setPage] = useState(1);
  return (
    <>
      <DemoControls>
        <RangeControl label="Current page" value={page} onChange={setPage} min={1} max={3} />
      </DemoControls>
      <Pager label="Pages with ends" page={page} pages={3} onPage={setPage} />
    </>
  );
}
