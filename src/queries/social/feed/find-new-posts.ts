import type { QueryClient } from '@tanstack/react-query';
import { updateQuery } from '@/queries/optimistic';
import { meOptions } from '@/queries/social/member/me';
import { readConfirmedPost } from '@/queries/social/post/post';
import { lacksTop } from '@/queries/social/post/page-start';
import { POST_LIST_KEY } from '@/queries/social/post/post-list';
import type { PostListPage } from '@/queries/social/post/post-page';
import { type FeedName, feedOptions, fetchFeedPage, isList, newPostsOptions } from './feed';
import { addNewPost } from './new-posts';

const isFeedName = (name: unknown): name is FeedName =>
  typeof name === 'string' && (name === 'for-you' || name === 'following' || isList(name));

/** What is new in a feed that does not show its top. */
const OPENED_AT = new Date(performance.timeOrigin).toISOString();

/** The page holds all that is new: it is the whole feed, or reaches the posts that the feed shows. */
function reachesShown(feed: FeedName, page: PostListPage, pages: readonly PostListPage[]): boolean {
  if (feed === 'for-you' || lacksTop(pages) || page.nextCursor === null) return true;
  const shown = new Set(pages.flatMap(({ rows }) => rows.map(({ key }) => key)));
  return page.rows.some(({ key }) => shown.has(key));
}

/**
 * Reads the top of every cached feed again: new posts wait behind its button, and those that have left the feed no longer
 * do. The list does not move. Never throws.
 */
export async function findNewPosts(client: QueryClient): Promise<void> {
  const me = client.getQueryData(meOptions().queryKey)?.id;
  const cached = client.getQueryCache().findAll({ queryKey: [POST_LIST_KEY, 'feed'] });
  for (const feed of cached.map(({ queryKey }) => queryKey[2]).filter(isFeedName)) {
    const pages = client.getQueryData(feedOptions(feed).queryKey)?.pages ?? [];
    const times = pages[0]?.rows.map(({ at = '' }) => at) ?? [];
    if (lacksTop(pages)) times.push(OPENED_AT);
    const newest = times.toSorted().at(-1);
    const waiting = client.getQueryData(newPostsOptions(feed).queryKey) ?? [];
    if (newest === undefined && waiting.length === 0) continue;
    const page = await fetchFeedPage(client, feed, {}).catch(() => null);
    if (!page) continue;
    if (reachesShown(feed, page, pages)) {
      const ids = new Set(page.rows.map(({ postId }) => postId));
      updateQuery(client, newPostsOptions(feed), (posts) =>
        posts.filter((post) => ids.has(post.postId) || !waiting.includes(post)),
      );
    }
    for (const { postId, at = '' } of page.rows.toReversed()) {
      const authorId = readConfirmedPost(client, postId)?.author.id;
      if (newest !== undefined && at > newest && authorId !== undefined && authorId !== me)
        addNewPost(client, feed, { postId, authorId });
    }
  }
}
