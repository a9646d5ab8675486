import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type FeedTab, readFeed } from '@contract/feed';
import { callApi } from '@/lib/api/client';
import { cursorQuery } from '@/queries/pagination';
import {
  POST_LIST_KEY,
  type PostListData,
  postListOptions,
  cacheFeedPage,
} from '@/queries/social/post/post-list';

/**
 * Never refetched automatically: new posts wait behind a button, so the list does not move while it is read.
 */
export const feedOptions = (tab: FeedTab) =>
  postListOptions({
    key: ['feed', tab],
    staleTime: Infinity,
    read: async (client, cursor, signal) => {
      const askedAt = performance.now();
      const query = { tab, ...cursorQuery(cursor) };
      return cacheFeedPage(client, await callApi(readFeed, { query }, { signal }), askedAt);
    },
  });

export interface NewFeedPost {
  postId: string;
  authorId: string;
}

/** Posts behind the "new posts" button, newest first. */
export const newPostsOptions = (tab: FeedTab) =>
  queryOptions({
    queryKey: ['waiting', tab],
    queryFn: (): NewFeedPost[] => [],
    initialData: (): NewFeedPost[] => [],
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** Ignores posts that the tab already shows. */
export function addNewPost(client: QueryClient, tab: FeedTab, post: NewFeedPost): void {
  const shown = client.getQueryData<PostListData>([POST_LIST_KEY, 'feed', tab]);
  if (!shown || shown.pages.some(({ rows }) => rows.some(({ postId }) => postId === post.postId))) return;
  client.setQueryData<NewFeedPost[]>(['waiting', tab], (waiting = []) =>
    waiting.some(({ postId }) => postId === post.postId) ? waiting : [post, ...waiting],
  );
}

export function removeNewPost(client: QueryClient, postId: string): void {
  client.setQueriesData<NewFeedPost[]>({ queryKey: ['waiting'] }, (waiting = []) =>
    waiting.filter((post) => post.postId !== postId),
  );
}
