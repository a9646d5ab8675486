import { Link } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';
import IconDots from '~icons/tabler/dots-vertical';
import { postText } from '@/messages/social/post';

interface Props {
  /** Rejects when the posts do not load. */
  fill: () => Promise<void>;
}

/** Marks posts that are not loaded yet between the newest page and the older rows. */
export function FeedGap({ fill }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const press = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setState('busy');
    try {
      const [{ moveFocusIntoFilledGap }] = await Promise.all([import('./move-focus'), fill()]);
      setState('idle');
      moveFocusIntoFilledGap(currentTarget);
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
        {state === 'busy' ? <i className="spinner" aria-hidden="true" /> : <IconDots />}
        {postText.loadMissingPosts}
      </button>
      <Link to="/catch-up" className="btn btn-quiet btn-sm">
        {postText.catchUp}
      </Link>
      {state === 'failed' && (
        <p className="fs-md text-danger" role="alert">
          {postText.gapLoadFailed}
        </p>
      )}
    </div>
  );
}
