import { useState } from 'react';
import { Amount } from '@/components/gallery/demo/controls/RangeControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Rating } from '@/components/ui/Rating';
import { counted } from '@/lib/text/format';

/** As many stars as the question needs. */
export function AnyNumber() {
  const [max, setMax] = useState(10);
  const [value, setValue] = useState(7);
  return (
    <>
      <Controls>
        <Amount label="Stars" value={max} onChange={setMax} min={3} max={12} />
      </Controls>
      <div className="rate-row">
        <Rating legend="The summer concert" value={Math.min(value, max)} onChange={setValue} max={max} />
        <output>
          {counted(Math.min(value, max), 'star')} of {max}
        </output>
      </div>
    </>
  );
}
