import type { QueryClient } from '@tanstack/react-query';
import { meOptions } from '@/queries/social/member/me';
import { readConfirmedPost } from '@/queries/social/post/post';
import { lacksTop } from '@/queries/social/post/page-start';
import { POST_LIST_KEY } from '@/queries/social/post/post-list';
import { type FeedName, feedOptions, fetchFeedPage, isList } from './feed';
import { addNewPost } from './new-posts';

const isFeedName = (name: unknown): name is FeedName =>
  typeof name === 'string' && (name === 'for-you' || name === 'following' || isList(name));

/** What is new in a feed that does not show its top. */
const OPENED_AT = new Date(performance.timeOrigin).toISOString();

/** Reads the top of every cached feed again: new posts wait behind its button, the list does not move. Never throws. */
export async function findNewPosts(client: QueryClient): Promise<void> {
  const me = client.getQueryData(meOptions().queryKey)?.id;
  const cached = client.getQueryCache().findAll({ queryKey: [POST_LIST_KEY, 'feed'] });
  for (const feed of cached.map(({ queryKey }) => queryKey[2]).filter(isFeedName)) {
    const pages = client.getQueryData(feedOptions(feed).queryKey)?.pages ?? [];
    const times = pages[0]?.rows.map(({ at = '' }) => at) ?? [];
    if (lacksTop(pages)) times.push(OPENED_AT);
    const newest = times.toSorted().at(-1);
    if (newest === undefined) continue;
    const page = await fetchFeedPage(client, feed, {}).catch(() => null);
    for (const { postId, at = '' } of page?.rows.toReversed() ?? []) {
      const authorId = readConfirmedPost(client, postId)?.author.id;
      if (at > newest && authorId !== undefined && authorId !== me)
        addNewPost(client, feed, { postId, authorId });
    }
  }
}
