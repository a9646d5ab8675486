import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { putReadingPosition } from '@contract/feed/reading-position';
import { follow } from '@contract/member/profile';
import { configureApi } from '@/lib/api/client';
import { fillGap, showNewPosts } from '@/queries/social/feed/feed-pages';
import { findResumeTarget, loadResumeTarget } from '@/queries/social/feed/reading-position';
import { readConfirmedPost } from '@/queries/social/post/post';
import { feedOptions } from '@/queries/social/feed/feed';
import { placeOf } from '@/queries/social/post/page-start';
import { flattenRows } from '@/queries/social/post/post-list';
import { fakeAuth, ines } from '../../../support/pages/fake-auth';
import { createMember, createTestService } from '../../../support/pages/test-service';

const amara = createMember('Amara Diallo');
/** Post n was written n minutes after 08:00. */
const at = (number: number) => new Date(Date.UTC(2026, 10, 19, 8, number)).toISOString();
const countDown = (first: number, last: number) =>
  Array.from({ length: first - last + 1 }, (_, index) => first - index);

/** Ines follows Amara, who wrote posts 1 to `newest`, one a minute; a page of the service holds 20. */
async function createFeed(newest: number) {
  const { me, call, query } = await createTestService();
  configureApi({ baseUrl: '/api/v1', getToken: fakeAuth().getToken });
  const { id: authorId } = await me(amara);
  await call(ines, follow, { params: { handle: amara.handle } });
  const writeTo = async (last: number, from = 1) => {
    await query(
      `INSERT INTO posts (id, author_id, text, created_at)
       SELECT gen_random_uuid(), '${authorId}', n::text, timestamptz '${at(0)}' + n * interval '1 minute'
       FROM generate_series(${from}, ${last}) n`,
    );
  };
  await writeTo(newest);
  const client = new QueryClient();
  const rows = () => flattenRows(client.getQueryData(feedOptions('following').queryKey));
  const numberOf = (postId: string) => Number(readConfirmedPost(client, postId)?.text ?? 'NaN');
  return {
    client,
    rows,
    writeTo,
    /** Post numbers from the top, with "-" for a gap. */
    numbers: () => rows().map((row) => (row.gap ? '-' : numberOf(row.postId))),
    /** Saves the reading position of another device. */
    stopReadingAt: async (number: number) => {
      const found = await query(`SELECT id FROM posts WHERE text = '${number}'`);
      const [{ id: postId }] = found as [{ id: string }];
      await call(ines, putReadingPosition, { body: { list: 'following', postId, at: at(number) } });
      return postId;
    },
  };
}

describe('a feed after a long absence', () => {
  it('marks missing posts with a gap and closes it once filled', async () => {
    const { client, writeTo, numbers, rows } = await createFeed(25);
    await showNewPosts(client, 'following');
    expect(numbers()).toEqual(countDown(25, 6));
    await writeTo(26, 26);
    await showNewPosts(client, 'following');
    expect(numbers()).toEqual(countDown(26, 6));
    await writeTo(90, 27);
    await showNewPosts(client, 'following');
    expect(numbers()).toEqual([...countDown(90, 71), '-', ...countDown(26, 6)]);
    const fill = () => fillGap(client, 'following', rows().find((row) => row.gap)?.key ?? '');
    await fill();
    expect(numbers()).toEqual([...countDown(90, 51), '-', ...countDown(26, 6)]);
    await fill();
    await fill();
    expect(numbers()).toEqual(countDown(90, 6));
  });

  it('finds the position of another device and loads from there below a gap', async () => {
    const { client, numbers, stopReadingAt } = await createFeed(60);
    const postId = await stopReadingAt(2);
    await showNewPosts(client, 'following');
    expect(await findResumeTarget(client, 'following')).toEqual({ from: at(2) });
    expect(await loadResumeTarget(client, 'following', { from: at(2) })).toMatchObject({ key: postId });
    expect(numbers()).toEqual([...countDown(60, 41), '-', 2, 1]);
  });

  it('is replaced by its top below which it was dropped, and Back reads the page of the place', async () => {
    const { client, numbers, rows, writeTo } = await createFeed(90);
    const options = feedOptions('following');
    const observer = new InfiniteQueryObserver(client, options);
    const stop = observer.subscribe(() => undefined);
    await observer.refetch();
    for (let page = 0; page < 3; page += 1) await observer.fetchNextPage();
    const pages = client.getQueryData(options.queryKey)?.pages ?? [];
    const key = rows()[65]?.key ?? '';
    client.setQueryData(options.queryKey, { pages: pages.slice(3), pageParams: [null] });
    expect(numbers()).toEqual(countDown(30, 11));

    await writeTo(91, 91);
    await showNewPosts(client, 'following');
    expect(numbers()).toEqual(countDown(91, 72));
    expect(await loadResumeTarget(client, 'following', { key, ...placeOf(pages, key) })).toMatchObject({
      key,
    });
    expect(numbers()).toEqual(countDown(30, 11));
    await observer.fetchPreviousPage();
    expect(numbers()).toEqual(countDown(50, 11));
    stop();
  });

  it('offers no target near the top', async () => {
    const { client, stopReadingAt } = await createFeed(3);
    await stopReadingAt(2);
    await showNewPosts(client, 'following');
    expect(await findResumeTarget(client, 'following')).toBeNull();
  });
});
