import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Auth } from '@/lib/auth/auth-types';

/** Delay before failed chunks are requested again, in ms. */
const RELOAD_DELAY_MS = 5_000;

/** Runs the live stream and the outbox while a member is signed in. */
export function useLiveStream(memberUid: string, auth: Auth): void {
  const client = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | null = null;
    let unmounted = false;
    let retryTimer: ReturnType<typeof setTimeout> | undefined;
    // Lazy: the first screen works without.
    const start = () => {
      import('@/queries/member-services').then(
        ({ startOutbox, startLiveStream, outboxHandlers, connectSpaces, startEventReminders }) => {
          if (unmounted) return;
          void startOutbox(client, memberUid, { handlers: outboxHandlers });
          void connectSpaces(client);
          startEventReminders();
          stop = startLiveStream(client, memberUid, auth);
        },
        () => {
          if (!unmounted) retryTimer = setTimeout(start, RELOAD_DELAY_MS);
        },
      );
    };
    start();
    return () => {
      unmounted = true;
      clearTimeout(retryTimer);
      stop?.();
    };
  }, [client, memberUid, auth]);
}
