import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';

export function Disabled() {
  const [closed, setClosed] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="The market is closed" checked={closed} onChange={setClosed} />
      </OptionBar>
      <div className="d-flex flex-wrap gap-2">
        <button type="button" className="btn btn-primary" disabled={closed}>
          Buy bread
        </button>
        <button type="button" className="btn btn-soft-success" disabled={closed}>
          Taste cheese
        </button>
        <button type="button" className="btn btn-outline-danger" disabled={closed}>
          Haggle
        </button>
      </div>
    </>
  );
}
