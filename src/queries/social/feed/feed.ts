import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { FeedTab, readFeed } from '@contract/feed';
import { callApi } from '@/lib/api/client';
import { cursorQuery } from '@/queries/pagination';
import { updateQuery } from '@/queries/optimistic';
import { postListOptions, cacheFeedPage } from '@/queries/social/post/post-list';

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

export const NEW_POSTS_KEY = 'new-posts';

/** Posts behind the "new posts" button, newest first. */
export const newPostsOptions = (tab: FeedTab) =>
  queryOptions({
    queryKey: [NEW_POSTS_KEY, tab],
    queryFn: (): NewFeedPost[] => [],
    initialData: (): NewFeedPost[] => [],
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** Ignores posts that the tab already shows. */
export function addNewPost(client: QueryClient, tab: FeedTab, post: NewFeedPost): void {
  const shown = client.getQueryData(feedOptions(tab).queryKey);
  if (!shown || shown.pages.some(({ rows }) => rows.some(({ postId }) => postId === post.postId))) return;
  client.setQueryData(newPostsOptions(tab).queryKey, (posts = []) =>
    posts.some(({ postId }) => postId === post.postId) ? posts : [post, ...posts],
  );
}

export function removeNewPost(client: QueryClient, postId: string): void {
  for (const tab of FeedTab.options)
    updateQuery(client, newPostsOptions(tab), (posts) => posts.filter((post) => post.postId !== postId));
}
