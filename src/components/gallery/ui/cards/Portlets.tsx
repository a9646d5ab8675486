import { useState } from 'react';
import IconChevronDown from '~icons/tabler/chevron-down';
import IconChevronUp from '~icons/tabler/chevron-up';
import IconRefresh from '~icons/tabler/refresh';
import IconX from '~icons/tabler/x';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

/** Visitors per hour, random on each refresh. */
const count = () => 200 + Math.round(Math.random() * 300);

export function Portlets() {
  const [open, setOpen] = useState(true);
  const [shown, setShown] = useState(true);
  const [busy, setBusy] = useState(false);
  const [visitors, setVisitors] = useState(318);
  const refresh = () => {
    setBusy(true);
    setTimeout(() => {
      setVisitors(count());
      setBusy(false);
    }, 600);
  };
  if (!shown) {
    return (
      <button type="button" className="btn btn-outline-secondary" onClick={() => setShown(true)}>
        Restore card
      </button>
    );
  }
  return (
    <section className="card" aria-label="Visitors" aria-busy={busy}>
      <div className="card-header d-flex align-items-center">
        <h3 className="me-auto">Visitors this hour</h3>
        <button
          type="button"
          className="icon-button icon-button-sm"
          aria-label={open ? 'Collapse' : 'Expand'}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? <IconChevronUp /> : <IconChevronDown />}
        </button>
        <button
          type="button"
          className="icon-button icon-button-sm"
          aria-label="Refresh"
          disabled={busy}
          onClick={refresh}
        >
          {busy ? <span className="spinner" /> : <IconRefresh />}
        </button>
        <button
          type="button"
          className="icon-button icon-button-sm"
          aria-label="Remove"
          onClick={() => setShown(false)}
        >
          <IconX />
        </button>
      </div>
      {open && (
        <p className="card-body display-figure m-0" role="status">
          {busy ? 'Counting' : visitors}
        </p>
      )}
    </section>
  );
}
