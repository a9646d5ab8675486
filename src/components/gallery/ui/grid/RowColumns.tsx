import { useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';

export function RowColumns() {
  const [columns, setColumns] = useState(3);
  return (
    <>
      <DemoControls>
        <RangeControl label="In a line" value={columns} onChange={setColumns} min={1} max={6} />
      </DemoControls>
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
