import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { Tooltip } from '@/components/ui/overlay/Tooltip';
import '@/components/ui/parts/parts.scss';

export function OnHover() {
  const [delay, setDelay] = useState(0);
  return (
    <>
      <OptionBar>
        <RangeOption label="Delay" value={delay} onChange={setDelay} max={1000} step={100} unit=" ms" />
      </OptionBar>
      <Tooltip delay={delay} text="The pigeon on the clock is called Major.">
        {(describedBy) => (
          <button type="button" className="btn btn-soft-info" aria-describedby={describedBy}>
            Point at me
          </button>
        )}
      </Tooltip>
    </>
  );
}
