import { useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';

export function Gutters() {
  const [across, setAcross] = useState(3);
  const [down, setDown] = useState(2);
  return (
    <>
      <DemoControls>
        <RangeControl label="Between columns" value={across} onChange={setAcross} max={5} />
        <RangeControl label="Between lines" value={down} onChange={setDown} max={5} />
      </DemoControls>
      <div className="overflow-hidden">
        <div className={`row row-cols-3 gx-${across} gy-${down}`}>
          {Array.from({ length: 6 }, (_, index) => (
            <div key={index} className="col">
              <div className="cell">{index + 1}</div>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
