import { useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';

export function Width() {
  const [width, setWidth] = useState(60);
  return (
    <>
      <DemoControls>
        <RangeControl label="Last line" value={width} onChange={setWidth} min={10} unit="%" />
      </DemoControls>
      <div className="d-grid gap-2" aria-hidden="true">
        <span className="placeholder col-8" />
        <span className="placeholder w-100" />
        <span className="placeholder" style={{ width: `${width}%` }} />
      </div>
    </>
  );
}
