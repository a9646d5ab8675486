import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const STALLS = ['Bread', 'Cheese', 'Honey', 'Flowers', 'Knives', 'Books'] as const;

export function Grid() {
  const [columns, setColumns] = useState(3);
  return (
    <>
      <OptionBar>
        <RangeOption label="In a row" value={columns} onChange={setColumns} min={1} max={4} />
      </OptionBar>
      <div className={`row g-2 row-cols-${columns}`}>
        {STALLS.map((stall, index) => (
          <div key={stall} className="col">
            <div className="card h-100">
              <div className="card-body">
                <h3 className="card-title">{stall}</h3>
                <p className="card-text text-secondary">Stall {index + 1}</p>
              </div>
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
