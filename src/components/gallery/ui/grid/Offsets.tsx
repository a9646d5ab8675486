import { useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';

export function Offsets() {
  const [offset, setOffset] = useState(3);
  return (
    <>
      <DemoControls>
        <RangeControl label="Offset" value={offset} onChange={setOffset} max={8} unit=" of 12" />
      </DemoControls>
      <div className="row g-2">
        <div className={`col-4 offset-${offset}`}>
          <div className="cell">
            <code>offset-{offset}</code>
          </div>
        </div>
      </div>
    </>
  );
}
