import { useState } from 'react';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const TARGETS = [
  { id: 'collapse-east', name: 'East door', text: 'Leads to the bookshop.' },
  { id: 'collapse-west', name: 'West door', text: 'Leads to the bakery.' },
] as const;

export function MultipleTargets() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const flip = (id: string) =>
    setOpen(open.includes(id) ? open.filter((other) => other !== id) : [...open, id]);
  const both = open.length === TARGETS.length;
  return (
    <>
      <div className="d-flex flex-wrap gap-2 mb-4">
        {TARGETS.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="btn btn-outline-secondary"
            aria-expanded={open.includes(id)}
            aria-controls={id}
            onClick={() => flip(id)}
          >
            {name}
          </button>
        ))}
        <button
          type="button"
          className="btn btn-primary"
          aria-expanded={both}
          aria-controls={TARGETS.map(({ id }) => id).join(' ')}
          onClick={() => setOpen(both ? [] : TARGETS.map(({ id }) => id))}
        >
          {both ? 'Close both' : 'Open both'}
        </button>
      </div>
      <div className="tile-grid gap-3">
        {TARGETS.map(({ id, text }) => (
          <div key={id} id={id} hidden={!open.includes(id)} className="card card-body">
            {text}
          </div>
        ))}
      </div>
    </>
  );
}
