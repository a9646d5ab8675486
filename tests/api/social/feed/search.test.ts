import { beforeAll, expect, test } from 'vitest';
import { listDirectory } from '@contract/member/directory';
import { follow, updateMe } from '@contract/member/profile';
import { addMutedWord, removeMutedWord } from '@contract/member/muted-word';
import { listCompletions, listTrends, searchMembers, searchPosts, searchTags } from '@contract/feed/search';
import { openSql } from '@server/db/sql';
import { refreshTrends } from '@server/repos/search/trend';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();
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

test('finds posts by words in any case and order, phrases and exclusions', async () => {
  expect(await found('BLUE fountain')).toEqual([texts.bench]);
  expect(await found('blue')).toEqual([texts.market, texts.bench]);
  expect(await found('"by the fountain"')).toEqual([texts.bench]);
  expect(await found('blue -market')).toEqual([texts.bench]);
  expect(await found('#market')).toEqual([texts.market]);
  expect(await found('blue harbour')).toEqual([]);
});

test('narrows a search by operators', async () => {
  const other = await api.write('other_writer', 'Blue as well #market #Fish');
  await api.write('other_writer', 'A market without its tag');
  const picture = await api.write('writer', 'Blue picture');
  await api.pool.query(
    `WITH md AS (INSERT INTO media (id, owner_id, url, content_type, width, height, created_at)
       SELECT gen_random_uuid(), author_id, '/x.webp', 'image/webp', 10, 10, now() FROM posts WHERE id = $1 RETURNING id)
     INSERT INTO post_media SELECT $1, id, 0 FROM md`,
    [picture.id],
  );
  expect(await found('from:other_writer blue')).toEqual([other.text]);
  expect(await found('FROM:@writer from:other_writer #market')).toEqual([other.text, texts.market]);
  expect(await found('#market #fish')).toEqual([other.text]);
  expect(await found('has:media')).toEqual([picture.text]);
  await api.pool.query(`UPDATE posts SET created_at = '2026-03-09T23:59:59Z' WHERE id = $1`, [other.id]);
  expect(await found('since:2026-03-09 until:2026-03-09')).toEqual([other.text]);
  expect(await found('until:2026-03-08')).toEqual([]);
  expect(await found('blue since:2026-03-10')).not.toContain(other.text);
  // A day in Auckland begins at 11:00 of the day before in UTC.
  expect(await found('since:2026-03-09T11:00Z until:2026-03-10T11:00Z')).toEqual([other.text]);
  expect(await found('until:2026-03-09T23:59Z')).toEqual([]);
  expect(await found('re: blue')).toEqual([]);
  for (const q of [
    'since:yesterday',
    'until:2026-02-30',
    'until:2026-02-30T11:00Z',
    'since:2026-03-09T11:00',
    'has:fun',
  ]) {
    await expect(found(q)).rejects.toThrow('400 validation');
  }
  await api.pool.query('DELETE FROM posts WHERE author_id <> (SELECT author_id FROM posts WHERE id = $1)', [
    picture.id,
  ]);
  await api.pool.query('DELETE FROM posts WHERE id = $1', [picture.id]);
});

test.each([
  ['cafe', 'Coffee at the Café'],
  ['CAFÉ', 'Coffee at the cafe'],
  ['café'.normalize('NFC'), 'Coffee at the café'.normalize('NFD')],
  ['lighthouse', 'Two lighthouses, one harbour light'],
  ['京', '昨日東京タワーに行きました'],
  ['東京', '昨日東京タワーに行きました'],
  ['タワー', '昨日東京タワーに行きました'],
  ['ﾀﾜｰ', '昨日東京タワーに行きました'],
  ['"light house" or lighthouse', 'Two lighthouses, one harbour light'],
  ['smorrebrod strasse', 'Smørrebrød in der Straße'],
])('finds %s in %s', async (q, text) => {
  const { id } = await api.write('folding', text);
  expect((await api.call('reader', searchPosts, { query: { q } })).items.map((post) => post.id)).toContain(
    id,
  );
  await api.pool.query('DELETE FROM posts WHERE id = $1', [id]);
});

test('finds no post by characters or words in another order', async () => {
  const { id } = await api.write('folding', '昨日東京タワーに行きました, lighthouses');
  for (const q of ['京東', 'house', '"lighthouse"']) expect(await found(q)).toEqual([]);
  await api.pool.query('DELETE FROM posts WHERE id = $1', [id]);
});

test('finds members and tags without their accents, and words inside Japanese names', async () => {
  await api.me('rene_k');
  await api.me('tanaka');
  const rename = (uid: string, name: string) => api.call(uid, updateMe, { body: { name } });
  await rename('rene_k', 'René Kärntner');
  await rename('tanaka', '田中東京子');
  const { id } = await api.write('tanaka', 'Breakfast #Café');
  const handles = async (q: string) =>
    (await api.call('reader', searchMembers, { query: { q } })).items.map(({ handle }) => handle);
  expect(await handles('karntner')).toEqual(['rene_k']);
  expect(await handles('KÄRNT')).toEqual(['rene_k']);
  expect(await handles('東京')).toEqual(['tanaka']);
  const people = await api.call('reader', listCompletions, { query: { kind: 'member', prefix: 'karn' } });
  expect(people.members.map(({ handle }) => handle)).toEqual(['rene_k']);
  const directory = await api.call('reader', listDirectory, { query: { q: 'rene' } });
  expect(directory.items.map(({ handle }) => handle)).toEqual(['rene_k']);
  const café = { tag: 'café', label: 'Café', posts: 1 };
  expect((await api.call('reader', searchTags, { query: { q: 'cafe' } })).items).toEqual([café]);
  const tags = await api.call('reader', listCompletions, { query: { kind: 'tag', prefix: 'caf' } });
  expect(tags.tags).toEqual([{ label: 'Café', posts: 1 }]);
  expect(await found('#cafe')).toEqual(['Breakfast #Café']);
  await api.pool.query('DELETE FROM posts WHERE id = $1', [id]);
});

test('finds members and tags despite a typo', async () => {
  await api.me('giuseppina');
  const people = await api.call('reader', searchMembers, { query: { q: 'guiseppina' } });
  expect(people.items.map(({ handle }) => handle)).toEqual(['giuseppina']);
  for (const q of ['#mark', 'markte']) {
    expect((await api.call('reader', searchTags, { query: { q } })).items).toEqual([
      { tag: 'market', label: 'Market', posts: 1 },
    ]);
  }
});

test.each(['&', '!!', "'", '"', '\\', '%', '_', '<->', ':*', '(', "a' OR 1=1 --", '🙂'])(
  'treats %s as text',
  async (q) => {
    await expect(found(q)).resolves.toBeInstanceOf(Array);
    await expect(api.call('reader', searchMembers, { query: { q } })).resolves.toMatchObject({
      nextCursor: null,
    });
    for (const kind of ['member', 'tag']) {
      await expect(
        api.call('reader', listCompletions, { query: { kind, prefix: q } }),
      ).resolves.toBeDefined();
    }
  },
);

test('finds members by name or handle, prefixes first, each once across pages', async () => {
  for (const uid of ['marta', 'martin', 'smart_one', 'zeno']) await api.me(uid);
  const first = await api.call('reader', searchMembers, { query: { q: 'mart', limit: 2 } });
  expect(first.items.map(({ handle }) => handle)).toEqual(['marta', 'martin']);
  const second = await api.call('reader', searchMembers, {
    query: { q: 'mart', limit: 2, cursor: first.nextCursor },
  });
  expect(second.items.map(({ handle }) => handle)).toEqual(['smart_one']);
  expect(second.nextCursor).toBeNull();
  await expect(api.call('reader', searchMembers, { query: { q: '@zeno' } })).resolves.toMatchObject({
    items: [{ handle: 'zeno' }],
  });
});

test('completes followed members first, and the most used tags', async () => {
  await api.call('reader', follow, { params: { handle: 'martin' } });
  const people = await api.call('reader', listCompletions, { query: { kind: 'member', prefix: 'mar' } });
  expect(people.members.map(({ handle }) => handle)).toEqual(['martin', 'marta']);
  await api.write('writer', 'More of the #market');
  const tags = await api.call('reader', listCompletions, { query: { kind: 'tag', prefix: '#mar' } });
  expect(tags.tags).toMatchObject([{ posts: 2 }]);
});

test('counts trends of public posts in eight slices of three hours', async () => {
  await api.write('writer', { text: 'Quiet #secret', audience: 'followers' });
  await api.pool.query(`UPDATE post_tags SET created_at = now() - interval '4 hours' WHERE label = 'Market'`);
  await refreshTrends(openSql(api.pool), new Date(), 0);
  const { items } = await api.call('reader', listTrends);
  expect(items).toMatchObject([{ tag: 'market', posts: 2, slope: [0, 0, 0, 0, 0, 0, 1, 1] }]);
});

test('lists no trend whose tag the caller has muted', async () => {
  const { id } = await api.call('reader', addMutedWord, { body: { text: '#market' } });
  expect((await api.call('reader', listTrends)).items).toEqual([]);
  expect((await api.call('writer', listTrends)).items).toMatchObject([{ tag: 'market' }]);
  await api.call('reader', removeMutedWord, { params: { wordId: id } });
  expect((await api.call('reader', listTrends)).items).toMatchObject([{ tag: 'market' }]);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
