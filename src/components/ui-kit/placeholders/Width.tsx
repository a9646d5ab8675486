import { useState } from 'react';
import { Amount } from '@/components/demo/controls/Amount';
import { Controls } from '@/components/demo/controls/Controls';

/** As long as the words will be. */
export function Width() {
  const [width, setWidth] = useState(60);
  return (
    <>
      <Controls>
        <Amount label="Last line" value={width} onChange={setWidth} min={10} unit="%" />
      </Controls>
      <div className="d-grid gap-2" aria-hidden="true">
        <span className="placeholder col-8" />
        <span className="placeholder w-100" />
        <span className="placeholder" style={{ width: `${width}%` }} />
      </div>
    </>
  );
}
