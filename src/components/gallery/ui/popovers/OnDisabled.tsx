import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { Tooltip } from '@/components/ui/overlay/Tooltip';
import '@/components/ui/parts/parts.scss';

export function OnDisabled() {
  const [closed, setClosed] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="The gate is closed" checked={closed} onChange={setClosed} />
      </OptionBar>
      <Tooltip text={closed ? 'The gate opens at seven in the morning.' : 'The gate is open. Come in.'}>
        {(describedBy) => (
          <button
            type="button"
            className="btn btn-primary"
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
