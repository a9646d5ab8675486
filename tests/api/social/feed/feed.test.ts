import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { type FeedPage, readFeed } from '@contract/feed/feed';
import { follow } from '@contract/member/profile';
import { likePost, repostPost } from '@contract/post/post-interaction';
import { deletePost } from '@contract/post/post-write';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();

const followAll = async (uid: string, handles: string[]): Promise<void> => {
  for (const handle of handles) await api.call(uid, follow, { params: { handle } });
};

/** Reads all pages; `between` runs after each page. */
async function walk(uid: string, tab: string, limit: number, between = async () => {}): Promise<string[]> {
  const keys: string[] = [];
  let cursor: string | null = null;
  do {
    const page: z.infer<typeof FeedPage> = await api.call(uid, readFeed, { query: { tab, limit, cursor } });
    keys.push(...page.items.map(({ key }) => key));
    cursor = page.nextCursor;
    await between();
  } while (cursor !== null);
  return keys;
}

test('lists own and followed posts and reposts in Following, newest first, without replies', async () => {
  await api.me('bea');
  await api.me('cleo');
  await api.me('dora');
  await followAll('anna', ['bea', 'cleo']);
  const byBea = await api.write('bea', 'Bea was here.');
  const byDora = await api.write('dora', 'Dora too, unknown to Anna.');
  const own = await api.write('anna', 'Own words.');
  await api.write('bea', { text: 'A reply stays in its thread.', replyTo: own.id });
  await api.call('cleo', repostPost, { params: { postId: byDora.id } });
  await api.call('bea', repostPost, { params: { postId: own.id } });
  const { items } = await api.call('anna', readFeed, { query: { tab: 'following' } });
  expect(items.map(({ post, repostedBy }) => [post.id, repostedBy?.handle ?? null])).toEqual([
    [byDora.id, 'cleo'],
    [own.id, null],
    [byBea.id, null],
  ]);
  expect(items.map(({ at }) => at)).toEqual(
    items
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
});

test('lists a post with several reposts once, at the latest one', async () => {
  const source = await api.write('stranger', 'A stranger speaks.');
  for (const uid of ['rita', 'sam', 'tina']) await api.me(uid);
  await followAll('uma', ['rita', 'sam', 'tina']);
  for (const uid of ['rita', 'tina', 'sam'])
    await api.call(uid, repostPost, { params: { postId: source.id } });
  const { items } = await api.call('uma', readFeed, { query: { tab: 'following' } });
  expect(items.map(({ repostedBy }) => repostedBy?.handle)).toEqual(['sam']);
});

test('keeps a repost on later pages when a newer one appears', async () => {
  const source = await api.write('elsewhere', 'Worth passing on.');
  for (const uid of ['early', 'late']) await api.me(uid);
  await followAll('walker', ['early', 'late']);
  await api.call('early', repostPost, { params: { postId: source.id } });
  await api.write('early', 'On the first page.');
  let once = async (): Promise<void> => {
    await api.call('late', repostPost, { params: { postId: source.id } });
    once = async () => undefined;
  };
  const keys = await walk('walker', 'following', 1, () => once());
  expect(keys.filter((key) => key.endsWith(`:${source.id}`))).toHaveLength(1);
});

test('starts Following at a given moment and pages on from there', async () => {
  await api.me('reader');
  const posts = [];
  for (const text of ['First', 'Second', 'Third', 'Fourth']) posts.push(await api.write('reader', text));
  const from = posts[2]?.createdAt;
  const read = (cursor?: string | null) =>
    api.call('reader', readFeed, {
      query: { tab: 'following', limit: 2, cursor, ...(cursor ? {} : { from }) },
    });
  const first = await read();
  expect(first.items.map(({ post }) => post.text)).toEqual(['Third', 'Second']);
  const next = await read(first.nextCursor);
  expect(next.items.map(({ post }) => post.text)).toEqual(['First']);
  expect(next.nextCursor).toBeNull();
});

test.each(['following', 'for-you'])('%s: lists every post once while others write', async (tab) => {
  const reader = `reader-${tab}`.replace('-', '');
  const writers = [`w1${tab}`, `w2${tab}`].map((name) => name.replace('-', ''));
  for (const uid of writers) await api.me(uid);
  await followAll(reader, writers);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(1), { minLength: 1, maxLength: 9 }),
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.constantFrom('write', 'like', 'repost', 'delete'), { maxLength: 6 }),
      async (posts, limit, doings) => {
        await api.pool.query('DELETE FROM posts');
        const ids: string[] = [];
        for (const writer of posts)
          ids.push((await api.write(writers[writer] ?? '', `Number ${ids.length}`)).id);
        const todo = [...doings];
        const made: string[] = [];
        const keys = await walk(reader, tab, limit, async () => {
          const doing = todo.pop();
          const params = { postId: ids[todo.length % ids.length] ?? '' };
          if (doing === 'write') made.push((await api.write(writers[0] ?? '', 'Meanwhile')).id);
          if (doing === 'like') await api.call('passerby', likePost, { params });
          if (doing === 'repost') await api.call(writers[1] ?? '', repostPost, { params });
          if (doing === 'delete' && made[0])
            await api.call(writers[0] ?? '', deletePost, { params: { postId: made[0] } });
        });
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.filter((key) => ids.includes(key)).toSorted()).toEqual(ids.toSorted());
        expect(keys.filter((key) => made.includes(key))).toEqual([]);
      },
    ),
    { numRuns: 12 },
  );
});

test('rejects a cursor of another list or member, and a changed one', async () => {
  for (let index = 0; index < 3; index += 1) await api.write('lister', `Line ${index}`);
  const { nextCursor } = await api.call('lister', readFeed, { query: { tab: 'following', limit: 1 } });
  const cursor = nextCursor ?? '';
  expect(cursor).not.toBe('');
  const refused = { problem: { code: 'cursor-invalid', status: 400 } };
  await expect(api.call('another', readFeed, { query: { tab: 'following', cursor } })).rejects.toMatchObject(
    refused,
  );
  await expect(api.call('lister', readFeed, { query: { tab: 'for-you', cursor } })).rejects.toMatchObject(
    refused,
  );
  const [body = '', mark = ''] = cursor.split('.');
  const forged = Buffer.from(JSON.stringify(['2100-01-01T00:00:00.000Z', 'x', 'y'])).toString('base64url');
  for (const bad of [`${forged}.${mark}`, body, `${body}.`, `${cursor}x`, `${cursor}.`, `${cursor}=`, 'x']) {
    await expect(
      api.call('lister', readFeed, { query: { tab: 'following', cursor: bad } }),
      bad,
    ).rejects.toMatchObject(refused);
  }
});

test('logs no errors', () => expect(api.faults).toEqual([]));
