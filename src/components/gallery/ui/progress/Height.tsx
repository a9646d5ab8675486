import { useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ProgressBar } from './ProgressBar';

export function Height() {
  const [height, setHeight] = useState(10);
  return (
    <>
      <DemoControls>
        <RangeControl label="Height" value={height} onChange={setHeight} min={2} max={32} unit=" px" />
      </DemoControls>
      <div className="d-grid gap-3">
        <ProgressBar label="Paving of the east side" value={35} height={height} className="variant-success" />
        <ProgressBar label="Paving of the west side" value={72} height={height} className="variant-info" />
      </div>
    </>
  );
}
