import { useState } from 'react';
import IconCheck from '~icons/tabler/check';

const WORDS = { idle: 'Send', busy: 'Sending', done: 'Sent' } as const;

export function Loading() {
  const [state, setState] = useState<keyof typeof WORDS>('idle');
  const send = () => {
    setState('busy');
    setTimeout(() => setState('done'), 1200);
  };
  return (
    <div className="d-flex gap-2">
      <button
        type="button"
        className={`btn btn-primary${state === 'busy' ? ' is-busy' : ''}`}
        aria-disabled={state === 'busy'}
        onClick={state === 'busy' ? undefined : send}
      >
        {state === 'busy' && <span className="spinner" />}
        {state === 'done' && <IconCheck />}
        <span aria-live="polite">{WORDS[state]}</span>
      </button>
      <button
        type="button"
        className="btn btn-quiet"
        disabled={state !== 'done'}
        onClick={() => setState('idle')}
      >
        Reset
      </button>
    </div>
  );
}
