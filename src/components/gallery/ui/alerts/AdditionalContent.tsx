import { useState } from 'react';
import IconChevronDown from '~icons/tabler/chevron-down';
import IconChevronUp from '~icons/tabler/chevron-up';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function AdditionalContent() {
  const [open, setOpen] = useState(false);
  return (
    <div role="note" className="alert variant-success">
      <h3 className="h4 mb-1">The bench is mended</h3>
      <p>Thanks to everyone who brought a plank. It is back by the fountain.</p>
      {open && (
        <p className="mt-2">
          Twelve people came, nine with tools. What was left of the money bought a lamp for the north arch.
        </p>
      )}
      <hr />
      <button
        type="button"
        className="btn btn-soft-success btn-sm"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? <IconChevronUp /> : <IconChevronDown />}
        {open ? 'Show less' : 'Show more'}
      </button>
    </div>
  );
}
