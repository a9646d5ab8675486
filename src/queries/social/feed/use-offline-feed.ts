import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Delay after the first page, in ms. */
const START_DELAY_MS = 2_000;

export function useOfflineFeed(member: string): void {
  const client = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const start = () =>
      void import('./offline-feed').then(
        ({ startOfflineFeed: keepFeed }) => {
          if (!gone) stop = keepFeed(client, member);
        },
        // The chunk did not load: no offline feed this time.
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
