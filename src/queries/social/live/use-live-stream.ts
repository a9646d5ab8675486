import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { registerSignOutCleanup } from '@/lib/auth/sign-out-cleanup';
import { useAuthActions } from '@/lib/auth/use-auth';
import { startOutbox } from '@/queries/outbox/registry';

// Nothing of a member stays on the device, and the stream ends in every tab at once.
registerSignOutCleanup(async (uid) => {
  const [live, drafts] = await Promise.all([
    import('@/lib/live/event-stream'),
    import('@/queries/social/draft'),
  ]);
  live.closeEventStreamInAllTabs(uid);
  await drafts.clearDraftsOf(uid);
});

const loadHandlers = async () => (await import('@/queries/outbox-handlers')).outboxHandlers;

/** Milliseconds until code that did not load is asked for again. */
const RELOAD_DELAY_MS = 5_000;

/** Keeps the live stream going while somebody is signed in; ends it in every tab at sign-out. */
export function useLiveStream(memberUid: string | null): void {
  const client = useQueryClient();
  const auth = useAuthActions();
  useEffect(() => {
    if (!memberUid) return undefined;
    let stop: (() => void) | null = null;
    let left = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    // Not needed for the first screen.
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
