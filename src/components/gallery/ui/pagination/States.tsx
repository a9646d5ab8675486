import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { Pager } from './Pager';

export function States() {
  const [page, setPage] = useState(1);
  return (
    <>
      <OptionBar>
        <RangeOption label="Current page" value={page} onChange={setPage} min={1} max={3} />
      </OptionBar>
      <Pager label="Pages with ends" page={page} pages={3} onPage={setPage} />
    </>
  );
}
