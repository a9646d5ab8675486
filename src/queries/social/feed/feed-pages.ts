import type { QueryClient } from '@tanstack/react-query';
import { cursorQuery } from '@/queries/pagination';
import { updateQuery } from '@/queries/optimistic';
import { MAX_PAGES } from '@/queries/social/post/post-list';
import type { PageStart } from '@/lib/storage/reading-position';
import { lacksTop, startBelow, TOP } from '@/queries/social/post/page-start';
import type { PostListPage } from '@/queries/social/post/post-page';
import { type FeedName, feedOptions, fetchFeedPage, newPostsOptions } from './feed';

/** Marks a gap unless the page overlaps the pages below. */
function withGap(page: PostListPage, below: readonly PostListPage[]): PostListPage {
  const known = new Set(below.flatMap(({ rows }) => rows.map(({ key }) => key)));
  const meets = below.length === 0 || page.nextCursor === null || page.rows.some(({ key }) => known.has(key));
  return { ...page, gap: !meets };
}

/** The page below begins where this one ends, when it was read from there or from the top of the time. */
function beginBelow(page: PostListPage, [first, ...others]: readonly PostListPage[]): PostListPage[] {
  if (!first) return [];
  const { start = TOP } = page;
  const ownStart = first.start?.cursor ?? null;
  return page.nextCursor !== null && (ownStart === null || ownStart === start.cursor)
    ? [{ ...first, start: startBelow(start, page.nextCursor) }, ...others]
    : [first, ...others];
}

/** Cancels a pending page fetch, which would belong to the old pages. */
async function setFeedPages(
  client: QueryClient,
  feed: FeedName,
  change: (pages: readonly PostListPage[]) => PostListPage[],
): Promise<void> {
  const { queryKey } = feedOptions(feed);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (data) => {
    const pages = change(data?.pages ?? []);
    return { pages, pageParams: pages.map(({ start = TOP }) => start) };
  });
}

/**
 * Fetches the top of a feed. Chronological feeds keep their old pages below, with a gap where posts are missing. For you
 * is replaced, as its order has changed, and so is a feed without its top. Throws as `callApi` does.
 */
export async function showNewPosts(client: QueryClient, feed: FeedName): Promise<void> {
  const announced = client.getQueryData(newPostsOptions(feed).queryKey) ?? [];
  const page = await fetchFeedPage(client, feed, {});
  await setFeedPages(client, feed, (pages) => {
    const below = feed === 'for-you' || lacksTop(pages) ? [] : pages;
    return [withGap(page, below), ...beginBelow(page, below)].slice(0, MAX_PAGES);
  });
  updateQuery(client, newPostsOptions(feed), (posts) => posts.filter((post) => !announced.includes(post)));
}

/** Fetches one page into a gap, which closes once it reaches the page below. Throws as `callApi` does. */
export async function fillGap(client: QueryClient, feed: FeedName, gapKey: string): Promise<void> {
  const cursor = gapKey.slice('gap:'.length);
  const page = await fetchFeedPage(client, feed, { cursor });
  await setFeedPages(client, feed, (pages) => {
    const at = pages.findIndex(({ gap, nextCursor }) => gap && nextCursor === cursor);
    const above = pages[at];
    if (!above) return [...pages];
    const below = pages.slice(at + 1);
    const filled = { ...withGap(page, below), start: startBelow(above.start ?? TOP, cursor) };
    return [...pages.slice(0, at), { ...above, gap: false }, filled, ...beginBelow(filled, below)];
  });
}

/** Appends the posts of Following from `from` (ISO 8601) on, to resume reading there. */
export async function loadFeedFrom(client: QueryClient, from: string): Promise<void> {
  const page = await fetchFeedPage(client, 'following', { from });
  await setFeedPages(client, 'following', (top) => {
    const last = top.at(-1);
    if (!last) return [page];
    return [...top.slice(0, -1), withGap(last, [page]), ...beginBelow(last, [page])];
  });
}

/** Replaces the posts by the page that begins there, to return to a place above which pages have been dropped. Throws as `callApi` does. */
export async function loadFeedAt(
  client: QueryClient,
  feed: FeedName,
  { start, limit }: { start: PageStart; limit?: number | undefined },
): Promise<void> {
  const page = await fetchFeedPage(client, feed, { ...cursorQuery(start.cursor), limit });
  await setFeedPages(client, feed, () => [{ ...page, start }]);
}
