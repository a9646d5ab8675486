import { useState } from 'react';
import IconChevronDown from '~icons/tabler/chevron-down';
import IconChevronUp from '~icons/tabler/chevron-up';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function Basic() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-soft-primary"
        aria-expanded={open}
        aria-controls="collapse-basic"
        onClick={() => setOpen(!open)}
      >
        {open ? <IconChevronUp /> : <IconChevronDown />}
        Opening hours
      </button>
      <div id="collapse-basic" hidden={!open}>
        <div className="card card-body mt-4">
          Seven to one on Wednesdays, seven to four on Saturdays. Closed when it snows, which it rarely does.
        </div>
      </div>
    </>
  );
}
