import { type InfiniteData, type QueryClient, infiniteQueryOptions } from '@tanstack/react-query';
import type { FeedItem } from '@contract/feed/feed';
import type { Post } from '@contract/post/post';
import { ApiError } from '@/lib/api/errors';
import { type PageStart, readReadingPosition, saveReadingPosition } from '@/lib/storage/reading-position';
import { type CachedQuery, type QueryFamily, updateQuery } from '@/queries/optimistic';
import { lacksTop, startAbove, startBelow, TOP } from './page-start';
import { cachePosts } from './post';
import type { PostListPage, PostRow } from './post-page';

export type PostListData = InfiniteData<PostListPage>;

/** Prefix of every post list's key. */
export const POST_LIST_KEY = 'posts';

interface ResponsePage<T> {
  items: T[];
  nextCursor: string | null;
}

export function cacheFeedPage(
  client: QueryClient,
  page: ResponsePage<FeedItem>,
  askedAt: number,
): PostListPage {
  cachePosts(
    client,
    page.items.map((item) => item.post),
    askedAt,
  );
  const rows = page.items.map(({ post, ...row }) => ({ ...row, postId: post.id }));
  return { rows, nextCursor: page.nextCursor };
}

export function cachePostPage(client: QueryClient, page: ResponsePage<Post>, askedAt: number): PostListPage {
  const ids = cachePosts(client, page.items, askedAt);
  return { rows: ids.map((id) => ({ key: id, postId: id, repostedBy: null })), nextCursor: page.nextCursor };
}

interface PostListSource {
  key: readonly string[];
  /** `limit`: rows wanted; the service's page size when undefined. */
  read: (
    client: QueryClient,
    cursor: string | null,
    signal: AbortSignal,
    limit?: number,
  ) => Promise<PostListPage>;
  /** In ms. */
  staleTime?: number;
  /** The list shows a row where posts between two of its pages are missing. */
  marksGaps?: boolean;
}

/** Pages in the cache; further ones leave it at the other end and are read again on the way back. */
export const MAX_PAGES = 12;

const isCursorInvalid = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.code === 'cursor-invalid';

/** Begins at the stored reading position, else at the top, and holds `MAX_PAGES` pages around the reader. */
export const postListOptions = ({ key, read, staleTime = 30_000, marksGaps = false }: PostListSource) => {
  const queryKey: readonly string[] = [POST_LIST_KEY, ...key];
  const name = queryKey.join(':');
  return infiniteQueryOptions({
    queryKey,
    initialPageParam: null as PageStart | null,
    queryFn: async ({ client, pageParam, signal, direction }): Promise<PostListPage> => {
      const place = pageParam ? null : readReadingPosition(name);
      const readPage = (cursor: string | null) => read(client, cursor, signal, place?.limit);
      const readFrom = async (start: PageStart) => {
        if (direction === 'forward') return { ...(await readPage(start.cursor)), start };
        const { readAbove } = await import('./page-above');
        const { pages = [] } = client.getQueryData<PostListData>(queryKey) ?? {};
        return readAbove(readPage, start, pages, marksGaps);
      };
      const start = pageParam ?? place?.start ?? TOP;
      try {
        return await readFrom(start);
      } catch (error) {
        if ((pageParam && direction === 'forward') || start.cursor === null || !isCursorInvalid(error))
          throw error;
        if (place) saveReadingPosition(name, null);
        return readFrom(TOP);
      }
    },
    getNextPageParam: ({ nextCursor, start = TOP }: PostListPage) =>
      nextCursor === null ? null : startBelow(start, nextCursor),
    getPreviousPageParam: ({ start = TOP }: PostListPage) => startAbove(start),
    maxPages: MAX_PAGES,
    staleTime,
  });
};

export const postListFamily: QueryFamily<PostListData> = {
  prefix: [POST_LIST_KEY],
  options: postListOptions,
};

const gapRow = (after: string): PostRow => ({ key: `gap:${after}`, postId: '', repostedBy: null, gap: true });

/** Rows of all pages without duplicates, with a placeholder row per gap. */
export function flattenRows(data: { pages: readonly PostListPage[] } | undefined): PostRow[] {
  const seen = new Set<string>();
  return (data?.pages ?? []).flatMap(({ rows, gap, nextCursor }) => {
    const fresh = rows.filter(({ key }) => !seen.has(key) && Boolean(seen.add(key)));
    return gap && nextCursor ? [...fresh, gapRow(nextCursor)] : fresh;
  });
}

/** Only if the list is cached from its top. */
export function prependRow(client: QueryClient, list: CachedQuery<PostListData>, row: PostRow): void {
  const { queryKey } = list;
  if (!client.getQueryData(queryKey)) return;
  // A pending fetch would overwrite the row.
  void client.cancelQueries({ queryKey, exact: true });
  updateQuery(client, list, (data) => {
    const [first, ...others] = data.pages;
    if (!first || lacksTop(data.pages) || first.rows.some((known) => known.key === row.key)) return data;
    return { ...data, pages: [{ ...first, rows: [row, ...first.rows] }, ...others] };
  });
}
