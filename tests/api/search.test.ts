import { beforeAll, expect, test } from 'vitest';
import { follow } from '@contract/member';
import { complete, listTrends, searchPeople, searchPosts } from '@contract/search';
import { startApi } from '../support/api';

const api = startApi();
const found = async (q: string) =>
  (await api.call('reader', searchPosts, { query: { q } })).items.map(({ text }) => text);

const texts = {
  bench: 'The old bench by the fountain is blue',
  market: 'Blue awnings on the #Market today',
  harbour: 'Nobody swims in the harbour, but Elsa does',
};

beforeAll(async () => {
  for (const text of Object.values(texts)) await api.write('writer', text);
});

test('posts hold all the words, in any case and order, phrases and exclusions too', async () => {
  expect(await found('BLUE fountain')).toEqual([texts.bench]);
  expect(await found('blue')).toEqual([texts.market, texts.bench]);
  expect(await found('"by the fountain"')).toEqual([texts.bench]);
  expect(await found('blue -market')).toEqual([texts.bench]);
  expect(await found('#market')).toEqual([texts.market]);
  expect(await found('blue harbour')).toEqual([]);
});

test.each(['&', '!!', "'", '"', '\\', '%', '_', '<->', ':*', '(', "a' OR 1=1 --", '🙂'])(
  '%s harms nothing',
  async (q) => {
    await expect(found(q)).resolves.toBeInstanceOf(Array);
    await expect(api.call('reader', searchPeople, { query: { q } })).resolves.toMatchObject({
      nextCursor: null,
    });
    for (const kind of ['member', 'tag']) {
      await expect(api.call('reader', complete, { query: { kind, prefix: q } })).resolves.toBeDefined();
    }
  },
);

test('people are found by name or handle, beginnings first, each once over pages', async () => {
  for (const uid of ['marta', 'martin', 'smart_one', 'zeno']) await api.me(uid);
  const first = await api.call('reader', searchPeople, { query: { q: 'mart', limit: 2 } });
  expect(first.items.map(({ handle }) => handle)).toEqual(['marta', 'martin']);
  const second = await api.call('reader', searchPeople, {
    query: { q: 'mart', limit: 2, cursor: first.nextCursor },
  });
  expect(second.items.map(({ handle }) => handle)).toEqual(['smart_one']);
  expect(second.nextCursor).toBeNull();
  await expect(api.call('reader', searchPeople, { query: { q: '@zeno' } })).resolves.toMatchObject({
    items: [{ handle: 'zeno' }],
  });
});

test('completion offers followed people first, and the most used tags', async () => {
  await api.call('reader', follow, { params: { handle: 'martin' } });
  const people = await api.call('reader', complete, { query: { kind: 'member', prefix: 'mar' } });
  expect(people.members.map(({ handle }) => handle)).toEqual(['martin', 'marta']);
  await api.write('writer', 'More of the #market');
  const tags = await api.call('reader', complete, { query: { kind: 'tag', prefix: '#mar' } });
  expect(tags.tags).toMatchObject([{ posts: 2 }]);
});

test('trends count public posts of the last day in eight slices', async () => {
  await api.write('writer', { text: 'Quiet #secret', audience: 'followers' });
  await api.pool.query(`UPDATE post_tags SET created_at = now() - interval '4 hours' WHERE label = 'Market'`);
  const { items } = await api.call('reader', listTrends);
  expect(items).toMatchObject([{ tag: 'market', posts: 2, slope: [0, 0, 0, 0, 0, 0, 1, 1] }]);
});

test('the service itself found no fault', () => expect(api.faults).toEqual([]));
