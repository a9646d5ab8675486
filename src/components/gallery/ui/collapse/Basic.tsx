import { useState } from 'react';
import IconChevron from '~icons/tabler/chevron-down';
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
        <IconChevron className={`icon${open ? ' is-rotated' : ''}`} />
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
