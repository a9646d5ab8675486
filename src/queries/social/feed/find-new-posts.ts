import type { QueryClient } from '@tanstack/react-query';
import { FeedTab, readFeed } from '@contract/feed';
import { callApi } from '@/lib/api/client';
import { meOptions } from '@/queries/social/member/me';
import { addNewPost, feedOptions } from './feed';

/** Reads the top of every cached feed tab again: new posts wait behind its button, the list does not move. Never throws. */
export async function findNewPosts(client: QueryClient): Promise<void> {
  const me = client.getQueryData(meOptions().queryKey)?.id;
  for (const tab of FeedTab.options) {
    const shown = client.getQueryData(feedOptions(tab).queryKey)?.pages[0]?.rows ?? [];
    const newest = shown
      .map(({ at = '' }) => at)
      .toSorted()
      .at(-1);
    if (newest === undefined) continue;
    const page = await callApi(readFeed, { query: { tab } }).catch(() => null);
    for (const { post, at } of page?.items.toReversed() ?? [])
      if (at > newest && post.author.id !== me)
        addNewPost(client, tab, { postId: post.id, authorId: post.author.id });
  }
}
