import { useState } from 'react';
import { Amount } from '@/components/gallery/demo/controls/RangeControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Bar } from './ProgressBar';

/** From a hairline to a plank. */
export function Height() {
  const [height, setHeight] = useState(10);
  return (
    <>
      <Controls>
        <Amount label="Height" value={height} onChange={setHeight} min={2} max={32} unit=" px" />
      </Controls>
      <div className="d-grid gap-3">
        <Bar label="Paving of the east side" value={35} height={height} className="v-success" />
        <Bar label="Paving of the west side" value={72} height={height} className="v-info" />
      </div>
    </>
  );
}
