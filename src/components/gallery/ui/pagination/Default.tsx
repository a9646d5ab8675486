import { useState } from 'react';
import { Pager } from './Pager';

/** Words at both ends, the current page in an arch. */
export function Default() {
  const [page, setPage] = useState(2);
  return <Pager label="Pages" page={page} pages={3} onPage={setPage} />;
}
