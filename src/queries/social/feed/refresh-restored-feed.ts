import type { QueryClient } from '@tanstack/react-query';
import { type FeedTab, readFeed } from '@contract/feed/feed';
import { callApi } from '@/lib/api/client';
import { isAccessDenied } from '@/lib/api/errors';
import { meOptions } from '@/queries/social/member/me';
import { cachePosts } from '@/queries/social/post/post';
import { refreshPost } from '@/queries/social/post/post-updates';
import { flattenRows, prependRow } from '@/queries/social/post/post-list';
import { feedOptions } from './feed';
import { addNewPost } from './new-posts';
import { confirmRestored } from './stored-feed';

/**
 * Brings the posts of the last visit up to date without moving them: newer posts wait behind the button. A refusal
 * empties the feed. Resolves to false when the service cannot
 * be reached. Never throws.
 */
export async function refreshRestoredFeed(client: QueryClient, tab: FeedTab): Promise<boolean> {
  const { queryKey } = feedOptions(tab);
  const askedAt = performance.now();
  try {
    const { items } = await callApi(readFeed, { query: { tab } });
    cachePosts(
      client,
      items.map(({ post }) => post),
      askedAt,
    );
    const rows = flattenRows(client.getQueryData(queryKey));
    const newest =
      rows
        .map(({ at = '' }) => at)
        .toSorted()
        .at(-1) ?? '';
    const me = client.getQueryData(meOptions().queryKey)?.id;
    for (const { post, ...row } of items.toReversed()) {
      if (row.at <= newest) continue;
      // Own posts need no button.
      if (post.author.id === me) prependRow(client, feedOptions(tab), { ...row, postId: post.id });
      else addNewPost(client, tab, { postId: post.id, authorId: post.author.id });
    }
    client.setQueryData(queryKey, (data) => data, { updatedAt: Date.now() });
    confirmRestored(client);
    // Further down, or deleted since.
    const confirmed = new Set(items.map(({ post }) => post.id));
    await Promise.all(
      rows.flatMap(({ postId }) => (postId && !confirmed.has(postId) ? [refreshPost(client, postId)] : [])),
    );
    return true;
  } catch (error) {
    if (!isAccessDenied(error)) return false;
    confirmRestored(client);
    await client.resetQueries({ queryKey }).catch(() => undefined);
    return true;
  }
}
