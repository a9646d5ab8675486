import { beforeEach, expect, test } from 'vitest';
import { readFeed } from '@contract/feed/feed';
import { allowMember, allowTag, listReductions, reduceMember, reduceTag } from '@contract/feed/reduction';
import { createMeasuredApi } from '../../../support/service/measured-api';

const { api, costOf } = createMeasuredApi();

beforeEach(() => api.pool.query('DELETE FROM posts; DELETE FROM reductions'));

const picks = async (uid: string) =>
  (await api.call(uid, readFeed, { query: { limit: 50 } })).items.map(({ post }) => post.text);
const reductions = async (uid: string) =>
  (await api.call(uid, listReductions)).items.map(({ member, tag }) => member?.handle ?? tag);

/** Posts of the same age and attention rank by id, the latest first. */
async function writeAll(posts: readonly [uid: string, text: string][]): Promise<string[]> {
  const ids = [];
  for (const [uid, text] of posts) ids.push((await api.write(uid, text)).id);
  await api.pool.query(`UPDATE posts SET created_at = now() - interval '1 hour', like_count = 3`);
  return ids;
}

test('ranks later posts of a reduced author or tag lower, and hides the pick that led to it', async () => {
  const [dismissed = ''] = await writeAll([
    ['ada', 'The pick'],
    ['teo', 'By Teo'],
    ['mei', 'Under #Lamps'],
    ['ada', 'Later by Ada'],
  ]);
  expect(await picks('ines')).toEqual(['Later by Ada', 'Under #Lamps', 'By Teo', 'The pick']);
  await api.call('ines', reduceMember, { params: { handle: 'ada' }, body: { postId: dismissed } });
  expect(await picks('ines')).toEqual(['Under #Lamps', 'By Teo', 'Later by Ada']);
  await api.call('ines', reduceTag, { params: { tag: 'LAMPS' }, body: {} });
  expect(await picks('ines')).toEqual(['By Teo', 'Later by Ada', 'Under #Lamps']);
  expect(await reductions('ines')).toEqual(['lamps', 'ada']);
  expect((await picks('hana'))[0]).toBe('Later by Ada');

  await api.call('ines', allowMember, { params: { handle: 'ada' } });
  await api.call('ines', allowTag, { params: { tag: 'lamps' } });
  expect(await reductions('ines')).toEqual([]);
  expect(await picks('ines')).toHaveLength(4);
});

test('ends a reduction after 90 days, which a repeated call starts again', async () => {
  await writeAll([
    ['ada', 'By Ada'],
    ['teo', 'By Teo'],
  ]);
  const reduce = () => api.call('ines', reduceMember, { params: { handle: 'teo' }, body: {} });
  const { until } = await reduce();
  expect(Math.round((Date.parse(until) - Date.now()) / 86_400_000)).toBe(90);
  await api.pool.query(`UPDATE reductions SET until = now() + interval '1 day'`);
  expect(Date.parse((await reduce()).until)).toBeGreaterThanOrEqual(Date.parse(until));
  expect(await picks('ines')).toEqual(['By Ada', 'By Teo']);
  await api.pool.query(`UPDATE reductions SET until = now() - interval '1 second'`);
  expect(await reductions('ines')).toEqual([]);
  expect(await picks('ines')).toEqual(['By Teo', 'By Ada']);
});

test('refuses the caller, a member who blocked the caller, and more than 200 reductions', async () => {
  await api.me('ada');
  const reduce = (handle: string) => api.call('ines', reduceMember, { params: { handle }, body: {} });
  await expect(reduce('ines')).rejects.toMatchObject({ problem: { code: 'conflict' } });
  await expect(reduce('nobody_here')).rejects.toMatchObject({ problem: { code: 'not-found' } });
  await api.pool.query(`INSERT INTO reductions (id, member_id, tag, until)
    SELECT gen_random_uuid(), m.id, 'tag' || n, now() + interval '1 day' FROM members m, generate_series(1, 200) AS n
    WHERE m.handle = 'ines'`);
  await expect(reduce('ada')).rejects.toMatchObject({
    problem: {
      code: 'conflict',
      detail: 'You see less of 200 authors and tags, the most possible. Allow one again first.',
    },
  });
  expect(await reductions('ines')).toHaveLength(200);
});

test('costs few database pages, however many authors and tags are reduced', async () => {
  await api.pool.query(`
    INSERT INTO members (id, uid, handle, name, created_at)
    SELECT gen_random_uuid(), 'author_' || n, 'author_' || n, 'Author', now() FROM generate_series(1, 100) AS n;
    INSERT INTO posts (id, author_id, text, created_at)
    SELECT gen_random_uuid(), m.id, 'Words', now() - n * interval '1 second'
    FROM members m, generate_series(1, 10) AS n WHERE m.handle LIKE 'author\\_%';
    INSERT INTO post_tags (tag, post_id, label, created_at) SELECT 'tag1', id, 'tag1', created_at FROM posts`);
  await api.pool.query('VACUUM (ANALYZE)');
  const before = await costOf('ines', readFeed, { tab: 'for-you' });
  await api.pool.query(`INSERT INTO reductions (id, member_id, target_id, tag, until)
    SELECT gen_random_uuid(), i.id, m.id, NULL, now() + interval '1 day' FROM members m, members i
    WHERE i.handle = 'ines' AND m.handle LIKE 'author\\_%' UNION ALL
    SELECT gen_random_uuid(), i.id, NULL, 'tag' || n, now() + interval '1 day' FROM members i, generate_series(1, 100) AS n
    WHERE i.handle = 'ines'`);
  await api.pool.query('ANALYZE reductions');
  const after = await costOf('ines', readFeed, { tab: 'for-you' });
  expect(after.buffers - before.buffers).toBeLessThan(3000);
  expect(after.statements).toBe(before.statements);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
