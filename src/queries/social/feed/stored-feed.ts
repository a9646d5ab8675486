import type { QueryClient } from '@tanstack/react-query';
import type { FeedTab } from '@contract/feed/feed';
import type { Me } from '@contract/member/member';
import type { Post } from '@contract/post/post';
import { readReadingPosition } from '@/lib/storage/reading-position';
import { meOptions } from '@/queries/social/member/me';
import { unreadNotificationsOptions } from '@/queries/social/notification';
import { cachePosts } from '@/queries/social/post/post';
import type { PostListData } from '@/queries/social/post/post-list';
import { feedOptions } from './feed';

/** First pages of the feed at the last visit of a member; database plaza-kept, store feeds, key uid. */
export interface StoredFeed {
  /** Raised when the shape changes; a feed of another version is ignored. */
  version: number;
  /** `FEED_BUILD` of the build that wrote the record; absent in old records. */
  build?: string;
  at: number;
  lists: (PostListData & { tab: FeedTab })[];
  posts: Post[];
  me: Me | null;
  /** Unread notifications; absent in old records. */
  unread?: number | undefined;
}

/** Key of this build: the hashed address of the chunk. Its own records need no parsing. */
export const FEED_BUILD = import.meta.url;

/** An older feed waits for the service; it is shown if the service cannot be reached. */
const MAX_AGE_MS = 24 * 60 * 60_000;

const restored = new WeakMap<QueryClient, FeedTab>();

/** The tab whose posts come from the last visit and are not confirmed by the service yet. */
export const restoredTab = (client: QueryClient): FeedTab | undefined => restored.get(client);

/** Ends the state that `restoredTab` reports. */
export const confirmRestored = (client: QueryClient): void => void restored.delete(client);

const isOfThisBuild = (record: unknown): record is StoredFeed =>
  typeof record === 'object' && record !== null && 'build' in record && record.build === FEED_BUILD;

/**
 * Fills the empty cache with the first page of the last visit, before the first render. Posts of other builds are left
 * to the slower path of offline-feed.ts, which parses them.
 */
export function restoreFeed(client: QueryClient, record: unknown, tab: FeedTab): void {
  if (!isOfThisBuild(record) || Date.now() - record.at > MAX_AGE_MS) return;
  // A place further down is read around instead.
  if (readReadingPosition(feedOptions(tab).queryKey.join(':'))?.start?.cursor) return;
  const [page] = record.lists.find((list) => list.tab === tab)?.pages ?? [];
  if (!page || page.rows.length === 0) return;
  const wanted = new Set(page.rows.map(({ postId }) => postId));
  cachePosts(
    client,
    record.posts.filter(({ id }) => wanted.has(id)),
    0,
  );
  client.setQueryData(
    feedOptions(tab).queryKey,
    { pages: [page], pageParams: [null] },
    { updatedAt: record.at },
  );
  // Stale at once: a suspension since the last visit must show.
  if (record.me) client.setQueryData(meOptions().queryKey, record.me, { updatedAt: 1 });
  // Without the count the first render would wait for the service, or a link would move.
  client.setQueryData(unreadNotificationsOptions().queryKey, record.unread, { updatedAt: 1 });
  restored.set(client, tab);
}
