import { type CSSProperties, useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';

export function Border() {
  const [width, setWidth] = useState(4);
  return (
    <>
      <DemoControls>
        <RangeControl label="Line" value={width} onChange={setWidth} min={1} max={8} unit=" px" />
      </DemoControls>
      <div
        className="spinner-border"
        role="status"
        aria-label="Loading the market"
        style={{ '--bs-spinner-border-width': `${width}px` } as CSSProperties}
      />
    </>
  );
}
