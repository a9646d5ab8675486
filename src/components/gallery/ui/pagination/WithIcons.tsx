import { useState } from 'react';
import IconLeft from '~icons/tabler/chevron-left';
import IconRight from '~icons/tabler/chevron-right';
import { Pager } from './Pager';
import '@/components/ui/parts/parts.scss';

export function WithIcons() {
  const [page, setPage] = useState(1);
  return (
    <Pager
      label="Pages with arrows"
      page={page}
      pages={4}
      onPage={setPage}
      previous={<IconLeft className="icon flip-in-rtl" />}
      next={<IconRight className="icon flip-in-rtl" />}
    />
  );
}
