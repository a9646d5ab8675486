import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { Tooltip } from '@/components/ui/overlay/Tooltip';
import '@/components/ui/parts/parts.scss';

export function OnDisabled() {
  const [raining, setRaining] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="It rains" checked={raining} onChange={setRaining} />
      </OptionBar>
      <Tooltip text={raining ? 'Not while it rains' : 'The stone is dry'}>
        {(describedBy) => (
          <button
            type="button"
            className="btn btn-primary"
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
