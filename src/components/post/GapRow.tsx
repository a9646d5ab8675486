import { useState } from 'react';
import IconDots from '~icons/tabler/dots-vertical';

interface Props {
  /** Rejects when the posts cannot be read. */
  fill: () => Promise<void>;
}

/** Where posts are missing between what is new and what was read before. */
export function GapRow({ fill }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const press = async () => {
    setState('busy');
    try {
      await fill();
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="gap">
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm"
        aria-disabled={state === 'busy'}
        onClick={() => void press()}
      >
        {state === 'busy' ? <i className="spin" aria-hidden="true" /> : <IconDots />}
        Load missing posts
      </button>
      {state === 'failed' && <p role="alert">They did not load. Try again.</p>}
    </div>
  );
}
