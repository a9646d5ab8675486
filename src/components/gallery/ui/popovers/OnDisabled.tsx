import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { Tooltip } from '@/components/ui/overlay/Tooltip';

export function OnDisabled() {
  const [closed, setClosed] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="The gate is closed" checked={closed} onChange={setClosed} />
      </DemoControls>
      <Tooltip
        className="popover-note"
        text={closed ? 'The gate opens at seven in the morning.' : 'The gate is open. Come in.'}
      >
        {(describedBy) => (
          <button
            type="button"
            className={`btn btn-primary${closed ? ' is-off' : ''}`}
            aria-disabled={closed}
            aria-describedby={describedBy}
          >
            Enter
          </button>
        )}
      </Tooltip>
    </>
  );
}
