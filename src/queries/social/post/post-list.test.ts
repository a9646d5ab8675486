import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { prependRow, flattenRows, postListOptions, type PostListPage } from './post-list';

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
