import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '@contract/live-event';
import type { Me } from '@contract/member';
import type { Auth } from '@/lib/auth/auth-types';
import { connectLive } from '@/lib/live/event-stream';
import { forgetParting, noteParting } from '@/lib/auth/remote-sign-out';
import { addWaiting, dropWaiting } from '@/queries/social/feed/feed';
import { HIDDEN } from '@/queries/social/member/hidden-member';
import { absorbCounts, markGone, type PostEntry, refreshPost } from '@/queries/social/post/post';
import { LIST } from '@/queries/social/post/post-list';
import { keepPostsListed } from '@/queries/social/post/post-eviction';
import { addWaitingReply } from '@/queries/social/thread';
import { unreadKey } from '@/queries/unread';

/** What would move under the reader's eyes, or is only kept here. */
const keptStill = new Set(['post', LIST, 'waiting', 'thread', 'thread-waiting', 'follow', 'ties', HIDDEN]);

/** Everything may have changed unseen: what is on screen is asked for anew, the feed waits for its reader. */
function catchUp(client: QueryClient): void {
  for (const query of client.getQueryCache().findAll({ queryKey: ['post'], type: 'active' })) {
    const id = query.queryKey[1];
    const entry = query.state.data as PostEntry | undefined;
    if (typeof id === 'string' && entry?.truth) void refreshPost(client, id);
  }
  void client.invalidateQueries({ predicate: ({ queryKey }) => !keptStill.has(String(queryKey[0])) });
  // A person who was let back in stays in the list that is open, with the way back.
  void client.invalidateQueries({ queryKey: ['ties'], refetchType: 'none' });
}

/** Brings one event of the stream into the cache. Nothing that is being read moves by it. */
export function applyLive(client: QueryClient, event: LiveEvent): void {
  const me = client.getQueryData<Me>(['me'])?.id;
  switch (event.type) {
    case 'post':
      if (event.authorId === me) return void client.invalidateQueries({ queryKey: ['scheduled'] });
      for (const tab of event.tabs) addWaiting(client, tab, event);
      return;
    case 'reply':
      if (event.authorId !== me) addWaitingReply(client, event.replyTo, event.postId);
      return;
    case 'counts':
      absorbCounts(client, event.postId, event.counts, event.revision);
      return;
    case 'edit':
      if (client.getQueryData<PostEntry>(['post', event.postId])?.truth)
        void refreshPost(client, event.postId);
      return;
    case 'gone':
      markGone(client, event.postId);
      dropWaiting(client, event.postId);
      return;
    case 'notification':
      if (document.hidden && event.unread > (client.getQueryData<number>(unreadKey) ?? 0)) {
        void import('@/lib/browser/browser-notifications').then(({ showNotice }) => showNotice(event.unread));
      }
      client.setQueryData<number>(unreadKey, event.unread);
      void client.invalidateQueries({ queryKey: ['notifications', 'list'] });
      return;
    case 'sight':
      // Out of reach: the next list that is read leaves them out by itself.
      void import('@/queries/social/member/relationship')
        .then(({ refreshHidden }) => refreshHidden(client))
        .catch(() => undefined);
      catchUp(client);
      return;
    case 'reset':
      catchUp(client);
  }
}

/**
 * Brings the live stream of a member into the cache, and lets go of posts nobody lists; signs out once the member has
 * signed out everywhere. Returns the way to stop.
 */
export function followLive(client: QueryClient, member: string, auth: Auth): () => void {
  forgetParting();
  const stopSweeping = keepPostsListed(client);
  const stopStream = connectLive({
    member,
    onEvent: (event) => applyLive(client, event),
    onGap: () => catchUp(client),
    onRefused: (code) => {
      if (code === 'signed-out') {
        noteParting();
        auth.signOut().catch(() => undefined);
      }
      // The answer says why, and the pages of a member show it.
      else void client.invalidateQueries({ queryKey: ['me'] });
    },
  });
  return () => {
    stopStream();
    stopSweeping();
  };
}
