import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '@contract/live-event';
import type { Auth } from '@/lib/auth/auth-types';
import { openEventStream } from '@/lib/live/event-stream';
import { clearRemoteSignOut, markRemoteSignOut } from '@/lib/auth/remote-sign-out';
import { NEW_POSTS_KEY } from '@/queries/social/feed/feed';
import { addNewPost, removeNewPost } from '@/queries/social/feed/new-posts';
import { warnWithoutStorage } from '@/lib/storage/storage-warning';
import { resumeOutbox } from '@/queries/outbox/registry';
import { findNewPosts } from '@/queries/social/feed/find-new-posts';
import { HIDDEN_MEMBERS_KEY } from '@/queries/social/member/hidden-member';
import { postFamily, readConfirmedPost } from '@/queries/social/post/post';
import { applyLiveCounts, markPostDeleted, refreshPost } from '@/queries/social/post/post-updates';
import { applyMessageEvent } from '@/queries/social/message/message-events';
import { meOptions } from '@/queries/social/member/me';
import { RELATIONSHIPS_KEY } from '@/queries/social/member/relationship';
import { scheduledPostsOptions } from '@/queries/social/scheduled-post';
import { POST_LIST_KEY } from '@/queries/social/post/post-list';
import { evictUnlistedPosts } from '@/queries/social/post/post-eviction';
import { NEW_REPLIES_KEY } from '@/queries/social/thread/thread-ids';
import { declareShownPosts } from './interest';
import { addNewReply } from '@/queries/social/thread/thread-updates';
import { moderationCountOptions } from '@/queries/social/moderation/moderation-count';
import { unreadNotificationsOptions } from '@/queries/social/notification';

/** Queries whose refetch would move content being read, and queries without a server side. */
const notRefetched = new Set([
  'post',
  POST_LIST_KEY,
  NEW_POSTS_KEY,
  'thread',
  NEW_REPLIES_KEY,
  'follow',
  RELATIONSHIPS_KEY,
  HIDDEN_MEMBERS_KEY,
]);

/** After a gap in the stream: refetches visible queries, except feeds. */
function refetchAfterGap(client: QueryClient): void {
  for (const { queryKey } of client
    .getQueryCache()
    .findAll({ queryKey: postFamily.prefix, type: 'active' })) {
    const [, id] = queryKey;
    if (typeof id === 'string' && readConfirmedPost(client, id)) void refreshPost(client, id);
  }
  void client.invalidateQueries({ predicate: ({ queryKey }) => !notRefetched.has(String(queryKey[0])) });
  // An unmuted or unblocked member stays in the open list, to be undone.
  void client.invalidateQueries({ queryKey: [RELATIONSHIPS_KEY], refetchType: 'none' });
}

/** Posts that are new at the top of a feed wait behind its button. */
function catchUp(client: QueryClient): void {
  refetchAfterGap(client);
  void findNewPosts(client);
}

/** Applies an event to the cache without moving content being read. */
export function applyLiveEvent(client: QueryClient, event: LiveEvent): void {
  const me = client.getQueryData(meOptions().queryKey)?.id;
  switch (event.type) {
    case 'post':
      if (event.authorId === me)
        return void client.invalidateQueries({ queryKey: scheduledPostsOptions().queryKey });
      for (const tab of event.tabs) addNewPost(client, tab, event);
      for (const list of event.lists ?? []) addNewPost(client, `list:${list}`, event);
      return;
    case 'reply':
      if (event.authorId !== me) addNewReply(client, event.replyTo, event.postId);
      return;
    case 'counts':
      applyLiveCounts(client, event.postId, event.counts, event.revision);
      return;
    case 'edit':
      if (readConfirmedPost(client, event.postId)) void refreshPost(client, event.postId);
      return;
    case 'removed':
      markPostDeleted(client, event.postId);
      removeNewPost(client, event.postId);
      return;
    case 'notification':
      if (
        document.hidden &&
        event.unread > (client.getQueryData(unreadNotificationsOptions().queryKey) ?? 0)
      ) {
        void import('@/lib/browser/browser-notifications').then(({ showUnreadNotification }) =>
          showUnreadNotification(event.unread),
        );
      }
      client.setQueryData(unreadNotificationsOptions().queryKey, event.unread);
      void client.invalidateQueries({ queryKey: ['notifications', 'list'] });
      return;
    case 'moderation':
      client.setQueryData(moderationCountOptions().queryKey, event.open);
      void client.invalidateQueries({ queryKey: ['moderation', 'list'] });
      return;
    case 'visibility':
      // The chunk did not load: the next fetched list omits hidden members anyway.
      void import('@/queries/social/member/refresh-hidden-members')
        .then(({ refreshHiddenMembers }) => refreshHiddenMembers(client))
        .catch(() => undefined);
      catchUp(client);
      return;
    case 'message':
    case 'conversation':
    case 'message-read':
    case 'typing':
      applyMessageEvent(client, event, me);
      return;
    case 'space-changed':
      void client.invalidateQueries({ queryKey: ['spaces'] });
      return;
    case 'reset':
      catchUp(client);
  }
}

/** Also evicts unlisted posts, and signs out after a "sign out everywhere". Returns a stop function. */
export function startLiveStream(client: QueryClient, member: string, auth: Auth): () => void {
  clearRemoteSignOut();
  void warnWithoutStorage();
  const stopSweeping = evictUnlistedPosts(client);
  const interest = declareShownPosts(client);
  const stopStream = openEventStream({
    member,
    onEvent: (event) => applyLiveEvent(client, event),
    onGap: () => catchUp(client),
    onOpen: () => void resumeOutbox(client),
    onStreamId: interest.onStreamId,
    onRejected: (code) => {
      if (code === 'signed-out') {
        markRemoteSignOut();
        auth.signOut().catch(() => undefined);
      }
      // The refetch of ['me'] gets the reason, which MemberGate shows.
      else void client.invalidateQueries({ queryKey: meOptions().queryKey });
    },
  });
  return () => {
    stopStream();
    interest.stop();
    stopSweeping();
  };
}
