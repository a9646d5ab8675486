import { useState } from 'react';
import IconCheck from '~icons/tabler/check';
import '@/components/ui/parts/parts.scss';

const STEPS = ['Day', 'Place', 'Table', 'Opening'] as const;

export function Steps() {
  const [at, setAt] = useState(1);
  return (
    <>
      <ol className="step-progress d-grid" aria-label="Steps to a stall">
        {STEPS.map((name, index) => (
          <li
            key={name}
            className={index < at ? 'is-done' : index === at ? 'is-on' : ''}
            {...(index === at ? { 'aria-current': 'step' as const } : {})}
          >
            <b className="centre rounded-arch">{index < at ? <IconCheck /> : index + 1}</b>
            {name}
          </li>
        ))}
      </ol>
      <div className="d-flex gap-2 mt-4">
        <button
          type="button"
          className="btn btn-outline-secondary"
          disabled={at === 0}
          onClick={() => setAt(at - 1)}
        >
          Back
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={at === STEPS.length}
          onClick={() => setAt(at + 1)}
        >
          {at >= STEPS.length - 1 ? 'Finish' : 'Next step'}
        </button>
      </div>
    </>
  );
}
