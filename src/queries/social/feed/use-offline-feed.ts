import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onSignedOut } from '@/lib/auth/sign-out-cleanup';

// Also where this page has read no feed: an earlier one may have kept it.
onSignedOut(async () => (await import('./offline-feed')).forgetFeed());

/** Milliseconds after which the first page stands and the rest may be loaded. */
const AT_LEISURE_MS = 2_000;

/** Keeps the feed of a member readable without a network. Its code waits until the first page stands. */
export function useKeptFeed(member: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (member === null) return undefined;
    let stop: (() => void) | undefined;
    let gone = false;
    const start = () =>
      void import('./offline-feed').then(
        ({ keepFeed }) => {
          if (!gone) stop = keepFeed(client, member);
        },
        // Out of reach: nothing is kept this time.
        () => undefined,
      );
    const timer = setTimeout(start, navigator.onLine ? AT_LEISURE_MS : 0);
    return () => {
      gone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [client, member]);
}
