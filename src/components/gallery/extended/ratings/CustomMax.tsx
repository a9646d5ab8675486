import { useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { Rating } from '@/components/ui/control/Rating';
import { pluralize } from '@/lib/text/format';

export function CustomMax() {
  const [max, setMax] = useState(10);
  const [value, setValue] = useState(7);
  return (
    <>
      <DemoControls>
        <RangeControl label="Stars" value={max} onChange={setMax} min={3} max={12} />
      </DemoControls>
      <div className="rating-row">
        <Rating legend="The summer concert" value={Math.min(value, max)} onChange={setValue} max={max} />
        <output>
          {pluralize(Math.min(value, max), 'star')} of {max}
        </output>
      </div>
    </>
  );
}
