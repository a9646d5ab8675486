import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';

export function Block() {
  const [wide, setWide] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Whole width" checked={wide} onChange={setWide} />
      </OptionBar>
      <div className={wide ? 'd-grid gap-2' : 'd-flex gap-2'}>
        <button type="button" className="btn btn-primary">
          Sign in
        </button>
        <button type="button" className="btn btn-outline-secondary">
          Look around first
        </button>
      </div>
    </>
  );
}
