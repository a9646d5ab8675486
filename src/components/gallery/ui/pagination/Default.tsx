import { useState } from 'react';
import { Pager } from './Pager';

export function Default() {
  const [page, setPage] = useState(2);
  return <Pager label="Pages" page={page} pages={3} onPage={setPage} />;
}
