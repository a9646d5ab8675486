import { type InfiniteData, type QueryClient, infiniteQueryOptions } from '@tanstack/react-query';
import type { FeedItem } from '@contract/feed';
import type { Post } from '@contract/post';
import type { MemberCard } from '@contract/member';
import type { PickReason } from '@contract/pick-reason';
import { type CachedQuery, type QueryFamily, updateQuery } from '@/queries/optimistic';
import { cachePosts } from './post';

/** A row of a post list; the post has its own query. */
export interface PostRow {
  /** Unique within the list. */
  key: string;
  postId: string;
  repostedBy: MemberCard | null;
  /** `FeedItem.at`; feeds only. */
  at?: string;
  /** For you only. */
  reason?: PickReason | null;
  /** Placeholder for missing posts. */
  gap?: true;
}

export interface PostListPage {
  rows: PostRow[];
  nextCursor: string | null;
  /** Posts are missing before the next page; `nextCursor` fetches them. */
  gap?: boolean;
}

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
  read: (client: QueryClient, cursor: string | null, signal: AbortSignal) => Promise<PostListPage>;
  /** In ms. */
  staleTime?: number;
}

export const postListOptions = ({ key, read, staleTime = 30_000 }: PostListSource) => {
  const queryKey: readonly string[] = [POST_LIST_KEY, ...key];
  return infiniteQueryOptions({
    queryKey,
    initialPageParam: null as string | null,
    queryFn: ({ client, pageParam, signal }) => read(client, pageParam, signal),
    getNextPageParam: (last: PostListPage) => last.nextCursor,
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

/** Only if the list is cached. */
export function prependRow(client: QueryClient, list: CachedQuery<PostListData>, row: PostRow): void {
  const { queryKey } = list;
  if (!client.getQueryData(queryKey)) return;
  // A pending fetch would overwrite the row.
  void client.cancelQueries({ queryKey, exact: true });
  updateQuery(client, list, (data) => {
    const [first, ...others] = data.pages;
    if (!first || first.rows.some((known) => known.key === row.key)) return data;
    return { ...data, pages: [{ ...first, rows: [row, ...first.rows] }, ...others] };
  });
}
