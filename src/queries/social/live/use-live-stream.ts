import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { registerSignOutCleanup } from '@/lib/auth/sign-out-cleanup';
import { useAuthActions } from '@/lib/auth/use-auth';
import { startOutbox } from '@/queries/outbox/registry';

registerSignOutCleanup(async (uid) => {
  const [live, drafts] = await Promise.all([
    import('@/lib/live/event-stream'),
    import('@/queries/social/draft'),
  ]);
  live.closeEventStreamInAllTabs(uid);
  await drafts.clearDraftsOf(uid);
});

const loadHandlers = async () => (await import('@/queries/outbox-handlers')).outboxHandlers;

/** Delay before failed chunks are requested again, in ms. */
const RELOAD_DELAY_MS = 5_000;

/** Runs the live stream and the outbox while a member is signed in. */
export function useLiveStream(memberUid: string | null): void {
  const client = useQueryClient();
  const auth = useAuthActions();
  useEffect(() => {
    if (!memberUid) return undefined;
    let stop: (() => void) | null = null;
    let left = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    // Lazy: the first screen works without.
    const begin = () => {
      import('./live-events').then(
        ({ startLiveStream: followLive }) => {
          if (!left) stop = followLive(client, memberUid, auth);
        },
        () => {
          if (!left) again = setTimeout(begin, RELOAD_DELAY_MS);
        },
      );
    };
    void startOutbox(client, memberUid, { loadHandlers });
    begin();
    return () => {
      left = true;
      clearTimeout(again);
      stop?.();
    };
  }, [client, memberUid, auth]);
}
