import type { QueryClient } from '@tanstack/react-query';
import { updateFamily } from '@/queries/optimistic';
import { type FeedName, feedOptions, NEW_POSTS_KEY, type NewFeedPost, newPostsOptions } from './feed';

/** Ignores posts that the feed already shows. */
export function addNewPost(client: QueryClient, feed: FeedName, post: NewFeedPost): void {
  const shown = client.getQueryData(feedOptions(feed).queryKey);
  if (!shown || shown.pages.some(({ rows }) => rows.some(({ postId }) => postId === post.postId))) return;
  client.setQueryData(newPostsOptions(feed).queryKey, (posts = []) =>
    posts.some(({ postId }) => postId === post.postId) ? posts : [post, ...posts],
  );
}

export const removeNewPost = (client: QueryClient, postId: string): void =>
  updateFamily(client, { prefix: [NEW_POSTS_KEY], options: newPostsOptions }, (posts) =>
    posts.filter((post) => post.postId !== postId),
  );
