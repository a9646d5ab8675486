import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function RowColumns() {
  const [columns, setColumns] = useState(3);
  return (
    <>
      <OptionBar>
        <RangeOption label="In a line" value={columns} onChange={setColumns} min={1} max={6} />
      </OptionBar>
      <div className={`row g-2 row-cols-${columns}`}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className="col">
            <div className="cell">{index + 1}</div>
          </div>
        ))}
      </div>
    </>
  );
}
