import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { Rating } from '@/components/ui/control/Rating';
import { pluralize } from '@/lib/text/format';

export function CustomMax() {
  const [max, setMax] = useState(10);
  const [value, setValue] = useState(7);
  return (
    <>
      <OptionBar>
        <RangeOption label="Stars" value={max} onChange={setMax} min={3} max={12} />
      </OptionBar>
      <div className="row-4 flex-wrap min-h-md text-ink-2">
        <Rating legend="The summer concert" value={Math.min(value, max)} onChange={setValue} max={max} />
        <output className="fw-semibold">
          {pluralize(Math.min(value, max), 'star')} of {max}
        </output>
      </div>
    </>
  );
}
