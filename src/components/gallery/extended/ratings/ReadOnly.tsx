import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { Rating } from '@/components/ui/control/Rating';
import { formatCount } from '@/messages/words';

export function ReadOnly() {
  const [tenths, setTenths] = useState(43);
  const value = tenths / 10;
  return (
    <>
      <OptionBar>
        <RangeOption label="Mean of all answers, in tenths" value={tenths} onChange={setTenths} max={50} />
      </OptionBar>
      <div className="row-4 flex-wrap min-h-md text-ink-2">
        <Rating legend="The fountain" value={value} />
        <span>
          {value.toFixed(1)} from {formatCount(1284)} neighbours
        </span>
      </div>
    </>
  );
}
