import { useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { Tooltip } from '@/components/ui/overlay/Tooltip';

export function OnHover() {
  const [delay, setDelay] = useState(0);
  return (
    <>
      <DemoControls>
        <RangeControl label="Delay" value={delay} onChange={setDelay} max={1000} step={100} unit=" ms" />
      </DemoControls>
      <Tooltip className="popover-note" delay={delay} text="The pigeon on the clock is called Major.">
        {(describedBy) => (
          <button type="button" className="btn btn-soft-info" aria-describedby={describedBy}>
            Point at me
          </button>
        )}
      </Tooltip>
    </>
  );
}
