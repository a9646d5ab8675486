import { useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { Rating } from '@/components/ui/control/Rating';
import { formatCount } from '@/lib/text/format';

export function ReadOnly() {
  const [tenths, setTenths] = useState(43);
  const value = tenths / 10;
  return (
    <>
      <DemoControls>
        <RangeControl label="Mean of all answers, in tenths" value={tenths} onChange={setTenths} max={50} />
      </DemoControls>
      <div className="rating-row">
        <Rating legend="The fountain" value={value} />
        <span>
          {value.toFixed(1)} from {formatCount(1284)} neighbours
        </span>
      </div>
    </>
  );
}
