import type { QueryClient } from '@tanstack/react-query';
import { type FeedTab, readFeed } from '@contract/feed';
import { callApi } from '@/lib/api/client';
import type { NewFeedPost } from './feed';
import {
  POST_LIST_KEY,
  type PostListData,
  type PostListPage,
  cacheFeedPage,
} from '@/queries/social/post/post-list';

// How the pages of a tab grow after the first screen: at the top, in a gap, below.

/** A page above others: they overlap, or posts are missing between. */
function withGap(page: PostListPage, below: readonly PostListPage[]): PostListPage {
  const known = new Set(below.flatMap(({ rows }) => rows.map(({ key }) => key)));
  const meets = below.length === 0 || page.nextCursor === null || page.rows.some(({ key }) => known.has(key));
  return { ...page, gap: !meets };
}

const fetchFeedPage = async (
  client: QueryClient,
  query: { tab: FeedTab; cursor?: string; from?: string },
) => {
  const askedAt = performance.now();
  return cacheFeedPage(client, await callApi(readFeed, { query }), askedAt);
};

/** Changes the pages of a tab. A page that is on its way belongs to the pages as they were, and is left. */
async function setFeedPages(
  client: QueryClient,
  tab: FeedTab,
  change: (pages: readonly PostListPage[]) => PostListPage[],
): Promise<void> {
  const queryKey = [POST_LIST_KEY, 'feed', tab];
  await client.cancelQueries({ queryKey });
  client.setQueryData<PostListData>(queryKey, (read) => {
    const pages = change(read?.pages ?? []);
    return { pages, pageParams: pages.map(() => null) };
  });
}

/**
 * Reads a tab anew from its top, because the reader asked for what is new. What was read before of Following stays
 * below, with a gap where posts are missing between; For you has another order now. Throws as `call` does.
 */
export async function showNewPosts(client: QueryClient, tab: FeedTab): Promise<void> {
  const waited = client.getQueryData<NewFeedPost[]>(['waiting', tab]) ?? [];
  const page = await fetchFeedPage(client, { tab });
  await setFeedPages(client, tab, (pages) => {
    const below = tab === 'following' ? pages : [];
    return [withGap(page, below), ...below];
  });
  client.setQueryData<NewFeedPost[]>(['waiting', tab], (now = []) =>
    now.filter((post) => !waited.includes(post)),
  );
}

/** Reads one page into a gap; it closes once it meets what is below. Throws as `call` does. */
export async function fillGap(client: QueryClient, tab: FeedTab, gapKey: string): Promise<void> {
  const cursor = gapKey.slice('gap:'.length);
  const page = await fetchFeedPage(client, { tab, cursor });
  await setFeedPages(client, tab, (pages) => {
    const at = pages.findIndex(({ gap, nextCursor }) => gap && nextCursor === cursor);
    const above = pages[at];
    if (!above) return [...pages];
    const below = pages.slice(at + 1);
    return [...pages.slice(0, at), { ...above, gap: false }, withGap(page, below), ...below];
  });
}

/** Puts the posts of Following from a moment on below what is on top, for a reader who goes back there. */
export async function loadFeedFrom(client: QueryClient, from: string): Promise<void> {
  const page = await fetchFeedPage(client, { tab: 'following', from });
  await setFeedPages(client, 'following', (top) => {
    const last = top.at(-1);
    return last ? [...top.slice(0, -1), withGap(last, [page]), page] : [page];
  });
}
