import { type FormEvent, useState } from 'react';
import { Pager } from './Pager';
import '@/components/ui/parts/parts.scss';

const LAMPS = Array.from({ length: 48 }, (_, index) => `Lamp ${index + 1}`);
const SIZE = 8;
const PAGES = LAMPS.length / SIZE;

export function LivePager() {
  const [page, setPage] = useState(1);
  const [wanted, setWanted] = useState('');
  const from = (page - 1) * SIZE;
  const jump = (event: FormEvent) => {
    event.preventDefault();
    setPage(Math.min(PAGES, Math.max(1, Number(wanted) || 1)));
    setWanted('');
  };
  return (
    <>
      <ul
        className="tile-grid tile-grid-xs gap-2 mb-4"
        aria-label={`Lamps ${from + 1} to ${from + SIZE} of ${LAMPS.length}`}
      >
        {LAMPS.slice(from, from + SIZE).map((lamp) => (
          <li key={lamp} className="cell">
            {lamp}
          </li>
        ))}
      </ul>
      <div className="d-flex flex-wrap align-items-center gap-4">
        <Pager label="Pages of lamps" page={page} pages={PAGES} onPage={setPage} />
        <form onSubmit={jump} className="d-flex align-items-center gap-2">
          <label htmlFor="pager-jump">Go to</label>
          <input
            id="pager-jump"
            className="form-control w-auto"
            size={4}
            autoComplete="off"
            inputMode="numeric"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
          <button type="submit" className="btn btn-outline-secondary">
            Jump
          </button>
        </form>
      </div>
    </>
  );
}
