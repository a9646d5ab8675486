import { useState } from 'react';
import IconPlus from '~icons/tabler/plus';
import '@/components/ui/list/list-group.scss';

const MORE = ['Honey', 'Flowers', 'Books', 'Knives'] as const;

export function Basic() {
  const [count, setCount] = useState(0);
  return (
    <>
      <ul className="list-group mb-4">
        {['Bread', 'Cheese', ...MORE.slice(0, count)].map((stall) => (
          <li key={stall} className="list-group-item">
            {stall}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm"
        disabled={count === MORE.length}
        onClick={() => setCount(count + 1)}
      >
        <IconPlus />
        One more stall
      </button>
    </>
  );
}
