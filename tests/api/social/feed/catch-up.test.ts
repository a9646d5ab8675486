import { beforeEach, expect, test } from 'vitest';
import { putCatchUpPosition, readCatchUp } from '@contract/feed/catch-up';
import { likePost } from '@contract/post/post-interaction';
import { follow } from '@contract/member/profile';
import { getReadingPosition, putReadingPosition } from '@contract/feed/reading-position';
import { block } from '@contract/member/relationship';
import { followTag } from '@contract/feed/tag-follow';
import { createMeasuredApi } from '../../../support/service/measured-api';

const { api, costOf } = createMeasuredApi();
const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

beforeEach(async () => {
  await api.pool.query('DELETE FROM posts; DELETE FROM read_markers');
  for (const uid of ['ada', 'teo', 'mei', 'hana']) await api.me(uid);
  for (const handle of ['ada', 'teo', 'mei']) await api.call('ines', follow, { params: { handle } });
});

async function writeAgo(uid: string, text: string, { hours = 2, likes = 0 } = {}): Promise<string> {
  const { id } = await api.write(uid, text);
  await api.pool.query(
    `UPDATE posts SET created_at = '${ago(hours)}', like_count = ${likes} WHERE id = '${id}'`,
  );
  return id;
}

const catchUp = async (query: { from?: string } = {}) => {
  const { groups } = await api.call('ines', readCatchUp, { query });
  return groups.map(({ member, posts, more }) => [member.handle, posts.map(({ text }) => text), more]);
};

test('groups the best posts by author, the best author first, each oldest first', async () => {
  await writeAgo('teo', 'Second by Teo', { hours: 1, likes: 9 });
  await writeAgo('teo', 'First by Teo', { hours: 3 });
  await writeAgo('ada', 'Loved', { likes: 90 });
  for (let at = 1; at <= 7; at += 1) await writeAgo('mei', `Mei ${at}`, { hours: 10 - at });
  await writeAgo('hana', 'By a stranger');
  await writeAgo('hana', 'Lanterns #LanternNight');
  await writeAgo('ines', 'Own words');
  await api.call('ines', followTag, { params: { tag: 'lanternnight' } });
  const groups = await catchUp();
  expect(groups.slice(0, 2)).toEqual([
    ['ada', ['Loved'], 0],
    ['teo', ['First by Teo', 'Second by Teo'], 0],
  ]);
  expect(groups.find(([handle]) => handle === 'mei')).toEqual([
    'mei',
    ['Mei 3', 'Mei 4', 'Mei 5', 'Mei 6', 'Mei 7'],
    2,
  ]);
  expect(groups.find(([handle]) => handle === 'hana')).toEqual(['hana', ['Lanterns #LanternNight'], 0]);
  expect(groups).toHaveLength(4);
});

test('leaves out what the reader liked, and posts that cannot be read', async () => {
  await api.call('ines', likePost, { params: { postId: await writeAgo('ada', 'Liked already') } });
  await writeAgo('teo', 'By a blocked member');
  await writeAgo('mei', 'To read');
  await api.call('ines', block, { params: { handle: 'teo' } });
  expect(await catchUp()).toEqual([['mei', ['To read'], 0]]);
  await api.pool.query('DELETE FROM blocks');
});

test('begins with the end of the last visit, and not before 30 days', async () => {
  const seen = await writeAgo('ada', 'Before the visit', { hours: 60 });
  await writeAgo('mei', 'Long ago', { hours: 24 * 40 });
  await writeAgo('teo', 'After the visit', { hours: 40 });
  const save = () =>
    api.call('ines', putReadingPosition, { body: { list: 'following', postId: seen, at: ago(60) } });
  await save();
  await api.pool.query(`UPDATE read_markers SET saved_at = '${ago(50)}'`);
  expect(await catchUp()).toEqual([['teo', ['After the visit'], 0]]);
  // Reading in the feed begins this visit and leaves the end of the last one.
  await save();
  await save();
  expect(await catchUp()).toEqual([['teo', ['After the visit'], 0]]);
  expect((await catchUp({ from: ago(24 * 90) })).map(([handle]) => handle)).toEqual(['teo', 'ada']);
});

test('ends: what was caught up does not come again, and Following continues there until undone', async () => {
  const read = await writeAgo('ada', 'First', { hours: 3 });
  await writeAgo('teo', 'Second', { hours: 1 });
  await api.call('ines', putReadingPosition, { body: { list: 'following', postId: read, at: ago(3) } });
  const place = async () =>
    (await api.call('ines', getReadingPosition, { query: { list: 'following' } })).place;
  const { from, until } = await api.call('ines', readCatchUp);
  await api.call('ines', putCatchUpPosition, { body: { until } });
  expect(await catchUp()).toEqual([]);
  expect(await catchUp({ from: ago(48) })).toEqual([]);
  expect(await place()).toMatchObject({ postId: null, at: until });
  await writeAgo('mei', 'Afterwards', { hours: -0.0001 });
  expect(await catchUp()).toEqual([['mei', ['Afterwards'], 0]]);

  await api.call('ines', putCatchUpPosition, { body: { until: from } });
  expect(await catchUp()).toHaveLength(3);
  expect(await place()).toMatchObject({ postId: read });
  const future = new Date(Date.now() + HOUR_MS).toISOString();
  const moved = await api.call('ines', putCatchUpPosition, { body: { until: future } });
  expect(Date.parse(moved.until)).toBeLessThanOrEqual(Date.now());
});

test('lists 40 posts at most, and costs the same after an hour and a month', async () => {
  await api.pool.query(`
    INSERT INTO members (id, uid, handle, name, created_at)
    SELECT gen_random_uuid(), 'writer_' || n, 'writer_' || n, 'Writer', now() FROM generate_series(1, 200) AS n
    ON CONFLICT DO NOTHING;
    INSERT INTO follows SELECT i.id, m.id, now() FROM members i, members m
    WHERE i.handle = 'ines' AND m.handle LIKE 'writer\\_%';
    INSERT INTO posts (id, author_id, text, created_at)
    SELECT gen_random_uuid(), m.id, 'Words', date_trunc('milliseconds', now() - n * interval '30 minutes')
    FROM members m, generate_series(1, 60) AS n WHERE m.handle LIKE 'writer\\_%'`);
  await api.pool.query('VACUUM (ANALYZE)');
  const { groups } = await api.call('ines', readCatchUp, { query: { from: ago(24 * 30) } });
  expect(groups.flatMap(({ posts }) => posts)).toHaveLength(40);
  const hour = await costOf('ines', readCatchUp, { from: ago(1) });
  const month = await costOf('ines', readCatchUp, { from: ago(24 * 30) });
  expect(month.statements).toBeLessThanOrEqual(6);
  expect(month.buffers).toBeLessThan(8000);
  expect(month.buffers).toBeLessThan(hour.buffers + 4500);
}, 30_000);

test('logs no errors', () => expect(api.faults).toEqual([]));
