import { type InfiniteData, type QueryClient, infiniteQueryOptions } from '@tanstack/react-query';
import type { FeedItem } from '@contract/feed';
import type { Post } from '@contract/post';
import type { MemberCard } from '@contract/member';
import { cachePosts } from './post';

/** A row of any list of posts: the post itself lives under its own key. */
export interface PostRow {
  /** Stable within the list. */
  key: string;
  postId: string;
  repostedBy: MemberCard | null;
  /** When it entered the feed, ISO 8601; left out in lists that are not feeds. */
  at?: string;
  /** No post but a place where posts are missing. */
  gap?: true;
}

export interface PostListPage {
  rows: PostRow[];
  nextCursor: string | null;
  /** Posts are missing between this page and the next; `nextCursor` leads into them. */
  gap?: boolean;
}

export type PostListData = InfiniteData<PostListPage, string | null>;

/** Every list of posts lives under this prefix. */
export const POST_LIST_KEY = 'posts';

interface ResponsePage<T> {
  items: T[];
  nextCursor: string | null;
}

/** Keeps the posts of a page where posts live and gives the rows back. */
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
  const rows = page.items.map(({ key, post, repostedBy, at }) => ({ key, postId: post.id, repostedBy, at }));
  return { rows, nextCursor: page.nextCursor };
}

/** The same for a page of posts that is no feed. */
export function cachePostPage(client: QueryClient, page: ResponsePage<Post>, askedAt: number): PostListPage {
  const ids = cachePosts(client, page.items, askedAt);
  return { rows: ids.map((id) => ({ key: id, postId: id, repostedBy: null })), nextCursor: page.nextCursor };
}

interface PostListSource {
  key: readonly string[];
  read: (client: QueryClient, cursor: string | null, signal: AbortSignal) => Promise<PostListPage>;
  /** Milliseconds after which going there asks anew. */
  staleTime?: number;
}

/** An endless list of posts. A page that repeats a row of an earlier page shows it once. */
export const postListOptions = ({ key, read, staleTime = 30_000 }: PostListSource) =>
  infiniteQueryOptions({
    queryKey: [POST_LIST_KEY, ...key] as readonly string[],
    initialPageParam: null as string | null,
    queryFn: ({ client, pageParam, signal }) => read(client, pageParam, signal),
    getNextPageParam: (last: PostListPage) => last.nextCursor,
    staleTime,
  });

const gapRow = (after: string): PostRow => ({ key: `gap:${after}`, postId: '', repostedBy: null, gap: true });

/** All rows in order, each key once, with a row of its own where posts are missing. */
export function flattenRows(data: { pages: readonly PostListPage[] } | undefined): PostRow[] {
  const seen = new Set<string>();
  return (data?.pages ?? []).flatMap(({ rows, gap, nextCursor }) => {
    const fresh = rows.filter(({ key }) => !seen.has(key) && Boolean(seen.add(key)));
    return gap && nextCursor ? [...fresh, gapRow(nextCursor)] : fresh;
  });
}

/** Puts a row on top of a list that has been read already. */
export function prependRow(client: QueryClient, key: readonly string[], row: PostRow): void {
  const queryKey = [POST_LIST_KEY, ...key];
  if (!client.getQueryData(queryKey)) return;
  // A page that is on its way would bring the list back as it was when it was asked for.
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<PostListData>(queryKey, (data) => {
    const [first, ...others] = data?.pages ?? [];
    if (!data || !first || first.rows.some((known) => known.key === row.key)) return data;
    return { ...data, pages: [{ ...first, rows: [row, ...first.rows] }, ...others] };
  });
}
