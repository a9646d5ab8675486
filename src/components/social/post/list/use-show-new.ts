import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { showToast } from '@/lib/overlays/toast';
import type { FeedName } from '@/queries/social/feed/feed';
import { postText } from '@/messages/social/post';

/** Frames in which rows of a new list may still be measured, which would move the page. */
const SETTLE_FRAMES = 20;

/** Holds the page at its top while rows are measured, until the reader presses, scrolls or types. */
export function scrollToTop(): void {
  const hold = new AbortController();
  const { signal } = hold;
  for (const action of ['pointerdown', 'wheel', 'keydown'])
    addEventListener(action, () => hold.abort(), { signal, capture: true, passive: true });
  let frame = 0;
  const step = () => {
    if (signal.aborted) return;
    frame += 1;
    // From the second frame on: after the new posts are laid out.
    if (frame > 1) window.scrollTo({ top: 0 });
    if (frame < SETTLE_FRAMES) requestAnimationFrame(step);
    else hold.abort();
  };
  requestAnimationFrame(step);
}

/** Shows the posts behind the button of new posts. */
export function useShowNew(feed: FeedName): { busy: boolean; showNew: () => Promise<void> } {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const showNew = useCallback(async () => {
    setBusy(true);
    try {
      const { showNewPosts } = await import('@/queries/social/feed/feed-pages');
      await showNewPosts(client, feed);
      scrollToTop();
    } catch (error) {
      showToast({
        type: 'error',
        title: postText.newLoadFailed,
        ...(error instanceof Error ? { text: error.message } : {}),
      });
    } finally {
      setBusy(false);
    }
  }, [client, feed]);
  return { busy, showNew };
}
