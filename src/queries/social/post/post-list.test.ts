// @vitest-environment happy-dom
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/api/errors';
import { saveReadingPosition } from '@/lib/storage/reading-position';
import { lacksTop, placeOf } from './page-start';
import { flattenRows, MAX_PAGES, postListOptions, prependRow } from './post-list';
import type { PostListPage } from './post-page';

const row = (key: string) => ({ key, postId: key, repostedBy: null });

it('keeps a prepended row while a page loads, and adds the page', async () => {
  const client = new QueryClient();
  const late: ((page: PostListPage) => void)[] = [];
  const options = postListOptions({
    key: ['square'],
    read: (_client, cursor) =>
      cursor === null
        ? Promise.resolve({ rows: [row('b')], nextCursor: 'c' })
        : new Promise<PostListPage>((resolve) => {
            late.push(resolve);
          }),
  });
  const observer = new InfiniteQueryObserver(client, options);
  const stop = observer.subscribe(() => undefined);
  await client.infiniteQuery(options);
  const keys = () => flattenRows(client.getQueryData(options.queryKey)).map(({ key }) => key);

  const next = observer.fetchNextPage();
  await expect.poll(() => late).toHaveLength(1);
  prependRow(client, options, row('a'));
  late[0]?.({ rows: [row('c')], nextCursor: null });
  await next;
  expect(keys()).toEqual(['a', 'b']);

  const again = observer.fetchNextPage();
  await expect.poll(() => late).toHaveLength(2);
  late[1]?.({ rows: [row('c')], nextCursor: null });
  await again;
  expect(keys()).toEqual(['a', 'b', 'c']);
  stop();
});

/** A list of posts 1000 to 1, newest first; the cursor of a page is the post before it. */
function openList({ newest = 1000, forgets = false } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const reads: string[] = [];
  const service = { newest, forgotten: forgets ? ['401'] : [''], missing: new Set<number>() };
  const options = postListOptions({
    key: ['feed', 'following'],
    marksGaps: true,
    read: (_client, cursor, _signal, limit = 20) => {
      reads.push(`${cursor ?? 'top'} ${limit}`);
      if (cursor !== null && service.forgotten.includes(cursor))
        throw new ApiError(
          { type: 'about:blank', title: 'Invalid', status: 400, code: 'cursor-invalid', requestId: 'none' },
          null,
        );
      const first = cursor === null ? service.newest : Number(cursor) - 1;
      const posts = Array.from({ length: first }, (_, at) => first - at).filter(
        (post) => !service.missing.has(post),
      );
      const rows = posts.slice(0, limit).map((post) => row(String(post)));
      return Promise.resolve({ rows, nextCursor: rows.at(-1)?.key ?? null });
    },
  });
  const observer = new InfiniteQueryObserver(client, options);
  const unsubscribe = observer.subscribe(() => undefined);
  const pages = () => client.getQueryData(options.queryKey)?.pages ?? [];
  const posts = () => flattenRows({ pages: pages() }).map(({ key, gap }) => (gap ? 'gap' : Number(key)));
  return {
    observer,
    service,
    pages,
    posts,
    /** Cursor and size of each request since the last call. */
    reads: () => reads.splice(0),
    ends: () => [posts()[0], posts().at(-1)],
    /** As the reader would after a reload with this row at the top of the window. */
    savePlace: (post: number) => {
      saveReadingPosition('posts:feed:following', {
        key: String(post),
        offset: 0,
        ...placeOf(pages(), String(post)),
      });
      unsubscribe();
      client.clear();
    },
  };
}

const readBelow = async ({ observer }: ReturnType<typeof openList>, pages: number) => {
  for (let page = 0; page < pages; page += 1) await observer.fetchNextPage();
};

describe('a list scrolled far', () => {
  afterEach(() => saveReadingPosition('posts:feed:following', null));

  /** Post 395 is the sixth of its page, which begins with post 400. */
  async function leaveAt(post: number) {
    const list = openList();
    await list.observer.refetch();
    await readBelow(list, (1000 - post) / 20 - 1);
    list.savePlace(post);
  }

  it('holds a bounded number of pages and reads the others again on the way back', async () => {
    const list = openList();
    await list.observer.refetch();
    await readBelow(list, 29);
    expect(list.pages()).toHaveLength(MAX_PAGES);
    expect(list.ends()).toEqual([640, 401]);
    await list.observer.fetchPreviousPage();
    expect(list.pages()).toHaveLength(MAX_PAGES);
    expect(list.ends()).toEqual([660, 421]);
    while (list.observer.getCurrentResult().hasPreviousPage) await list.observer.fetchPreviousPage();
    expect(list.posts()).toEqual(Array.from({ length: 240 }, (_, at) => 1000 - at));
  });

  it('is read around the reading position in one request', async () => {
    await leaveAt(395);
    const list = openList();
    await expect.poll(list.ends).toEqual([400, 381]);
    expect(list.reads()).toEqual(['401 20']);
    expect(lacksTop(list.pages())).toBe(true);
    await list.observer.fetchPreviousPage();
    await list.observer.fetchNextPage();
    expect(list.ends()).toEqual([420, 361]);
  });

  it('asks for a longer page to fill the window below a post at the end of its page', async () => {
    await leaveAt(381);
    const list = openList();
    await expect.poll(list.ends).toEqual([400, 367]);
    expect(list.reads()).toEqual(['401 34']);
  });

  it('begins at its top once the service no longer knows the place', async () => {
    await leaveAt(395);
    const list = openList({ forgets: true });
    await expect.poll(list.ends).toEqual([1000, 981]);
    expect(list.reads()).toEqual(['401 20', 'top 20']);
    expect(list.observer.getCurrentResult().hasPreviousPage).toBe(false);
  });

  it('leads to the top when the service forgets the place later', async () => {
    await leaveAt(395);
    const list = openList();
    await expect.poll(list.ends).toEqual([400, 381]);
    list.service.forgotten = ['421'];
    await list.observer.fetchPreviousPage();
    expect(lacksTop(list.pages())).toBe(false);
    expect(list.posts().slice(58, 63)).toEqual([942, 941, 'gap', 400, 399]);
    expect(list.observer.getCurrentResult().hasPreviousPage).toBe(false);
  });

  it('reads what has been added between two pages, up to three pages, and marks the rest', async () => {
    await leaveAt(975);
    const list = openList();
    await expect.poll(list.ends).toEqual([980, 961]);
    list.service.newest = 1030;
    await list.observer.fetchPreviousPage();
    expect(list.posts()).toEqual(Array.from({ length: 70 }, (_, at) => 1030 - at));

    const late = openList({ newest: 1100 });
    await expect.poll(late.ends).toEqual([980, 961]);
    await late.observer.fetchPreviousPage();
    expect(late.posts().slice(58, 63)).toEqual([1042, 1041, 'gap', 980, 979]);
  });

  it('shows every post once when some between two pages have been removed', async () => {
    await leaveAt(395);
    const list = openList();
    await expect.poll(list.ends).toEqual([400, 381]);
    for (let post = 401; post < 411; post += 1) list.service.missing.add(post);
    await list.observer.fetchPreviousPage();
    const posts = list.posts();
    expect(posts).toEqual([...new Set(posts)]);
    expect(posts.slice(0, 12)).toEqual([420, 419, 418, 417, 416, 415, 414, 413, 412, 411, 400, 399]);
  });

  it('leaves own posts to its top', () => {
    const client = new QueryClient();
    const { queryKey } = postListOptions({ key: ['feed'], read: () => Promise.reject(new Error('unused')) });
    const start = { cursor: '401', above: [] };
    client.setQueryData(queryKey, {
      pages: [{ rows: [row('400')], nextCursor: null, start }],
      pageParams: [],
    });
    prependRow(client, { queryKey }, row('1001'));
    expect(flattenRows(client.getQueryData(queryKey)).map(({ key }) => key)).toEqual(['400']);
  });
});
