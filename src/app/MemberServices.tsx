import type { Auth } from '@/lib/auth/auth-types';
import { useOfflineFeed } from '@/queries/social/feed/use-offline-feed';
import { useLiveStream } from '@/queries/social/live/use-live-stream';

/** Above the routes, so that the stream and the outbox run on every page. */
export function MemberServices({ uid, auth }: { uid: string; auth: Auth }) {
  useLiveStream(uid, auth);
  useOfflineFeed(uid);
  return null;
}
