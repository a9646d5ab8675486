import { useState } from 'react';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const STALLS = ['Bread', 'Cheese', 'Honey'] as const;

export function Order() {
  const [turn, setTurn] = useState(0);
  return (
    <>
      <div className="row g-2 mb-4">
        {STALLS.map((stall, index) => {
          const order = ((index + turn) % 3) + 1;
          return (
            <div key={stall} className={`col order-${order}`}>
              <div className="cell">
                {stall} <code>order-{order}</code>
              </div>
            </div>
          );
        })}
      </div>
      <button type="button" className="btn btn-outline-secondary" onClick={() => setTurn((turn + 1) % 3)}>
        Rotate the order
      </button>
    </>
  );
}
