import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { restoredTab } from './stored-feed';

/** Delay after the first page, in ms. */
const START_DELAY_MS = 2_000;

export function useOfflineFeed(member: string): void {
  const client = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let unmounted = false;
    const start = () =>
      void import('@/queries/member-services').then(
        ({ startOfflineFeed }) => {
          if (!unmounted) stop = startOfflineFeed(client, member);
        },
        // The chunk did not load: no offline feed this time.
        () => undefined,
      );
    // Posts of the last visit wait for the service's answer.
    const isUrgent = !navigator.onLine || restoredTab(client) !== undefined;
    const timer = setTimeout(start, isUrgent ? 0 : START_DELAY_MS);
    return () => {
      unmounted = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [client, member]);
}
