import { type MouseEvent, useState } from 'react';
import IconDots from '~icons/tabler/dots-vertical';

interface Props {
  /** Rejects when the posts cannot be read. */
  fill: () => Promise<void>;
}

/** Where posts are missing between what is new and what was read before. */
export function FeedGap({ fill }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const press = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setState('busy');
    try {
      const [{ moveFocusIntoFilledGap: passGapFocus }] = await Promise.all([import('./move-focus'), fill()]);
      setState('idle');
      passGapFocus(currentTarget);
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="feed-gap">
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm"
        aria-disabled={state === 'busy'}
        onClick={(event) => void press(event)}
      >
        {state === 'busy' ? <i className="spin" aria-hidden="true" /> : <IconDots />}
        Load missing posts
      </button>
      {state === 'failed' && <p role="alert">They did not load. Try again.</p>}
    </div>
  );
}
