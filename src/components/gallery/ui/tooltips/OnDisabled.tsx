import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { Tooltip } from '@/components/ui/overlay/Tooltip';

export function OnDisabled() {
  const [raining, setRaining] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="It rains" checked={raining} onChange={setRaining} />
      </DemoControls>
      <Tooltip text={raining ? 'Not while it rains' : 'The stone is dry'}>
        {(describedBy) => (
          <button
            type="button"
            className={`btn btn-primary${raining ? ' is-off' : ''}`}
            aria-disabled={raining}
            aria-describedby={describedBy}
          >
            Draw on the pavement
          </button>
        )}
      </Tooltip>
    </>
  );
}
