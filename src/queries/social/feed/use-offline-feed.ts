import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { registerSignOutCleanup } from '@/lib/auth/sign-out-cleanup';

// Also where this page has read no feed: an earlier one may have kept it.
registerSignOutCleanup(async () => (await import('./offline-feed')).clearOfflineFeed());

/** Milliseconds after which the first page stands and the rest may be loaded. */
const START_DELAY_MS = 2_000;

/** Keeps the feed of a member readable without a network. Its code waits until the first page stands. */
export function useOfflineFeed(member: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (member === null) return undefined;
    let stop: (() => void) | undefined;
    let gone = false;
    const start = () =>
      void import('./offline-feed').then(
        ({ startOfflineFeed: keepFeed }) => {
          if (!gone) stop = keepFeed(client, member);
        },
        // Out of reach: nothing is kept this time.
        () => undefined,
      );
    const timer = setTimeout(start, navigator.onLine ? START_DELAY_MS : 0);
    return () => {
      gone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [client, member]);
}
