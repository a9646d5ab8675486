import { useState } from 'react';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function Horizontal() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-soft-link"
        aria-expanded={open}
        aria-controls="collapse-side"
        onClick={() => setOpen(!open)}
      >
        {open ? 'Close the gate' : 'Open the gate'}
      </button>
      <div className="mt-4">
        <div id="collapse-side" hidden={!open} className="card card-body w-75">
          Behind the gate the garden begins.
        </div>
      </div>
    </>
  );
}
