import { useState } from 'react';
import '@/components/ui/bootstrap/bootstrap-components.scss';

const VIEWS = ['Day', 'Week', 'Month'] as const;

export function Groups() {
  const [view, setView] = useState<(typeof VIEWS)[number]>('Week');
  return (
    <div className="btn-group d-inline-flex" role="group" aria-label="View">
      {VIEWS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          className={`btn ${view === name ? 'btn-secondary' : 'btn-outline-secondary'}`}
          onClick={() => setView(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
