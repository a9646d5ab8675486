import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type FeedTab, readFeed } from '@contract/feed/feed';
import { callApi } from '@/lib/api/client';
import { cursorQuery } from '@/queries/pagination';
import { postListOptions, cacheFeedPage } from '@/queries/social/post/post-list';

/** A tab of the feed, or a list of members by its id. */
export type FeedName = FeedTab | `list:${string}`;

export const isList = (feed: string): feed is `list:${string}` => feed.startsWith('list:');

interface FeedQuery {
  cursor?: string;
  /** Rows wanted; not for lists of members. */
  limit?: number | undefined;
  /** Following only. */
  from?: string;
}

/** Puts the posts into the cache. Throws as `callApi` does. */
export async function fetchFeedPage(
  client: QueryClient,
  feed: FeedName,
  query: FeedQuery,
  signal?: AbortSignal,
) {
  const askedAt = performance.now();
  const options = signal ? { signal } : {};
  const page = isList(feed)
    ? await (await import('@/queries/social/list')).readListPage(feed, query.cursor, options)
    : await callApi(readFeed, { query: { tab: feed, ...query } }, options);
  return cacheFeedPage(client, page, askedAt);
}

/**
 * Never refetched automatically: new posts wait behind a button, so the list does not move while it is read.
 */
export const feedOptions = (feed: FeedName) =>
  postListOptions({
    key: ['feed', feed],
    staleTime: Infinity,
    marksGaps: feed !== 'for-you',
    read: (client, cursor, signal, limit) =>
      fetchFeedPage(client, feed, { ...cursorQuery(cursor), limit }, signal),
  });

export interface NewFeedPost {
  postId: string;
  authorId: string;
}

export const NEW_POSTS_KEY = 'new-posts';

/** Posts behind the "new posts" button, newest first. */
export const newPostsOptions = (feed: FeedName) =>
  queryOptions({
    queryKey: [NEW_POSTS_KEY, feed],
    queryFn: (): NewFeedPost[] => [],
    initialData: (): NewFeedPost[] => [],
    staleTime: Infinity,
    gcTime: Infinity,
  });
