import { beforeAll, expect, test } from 'vitest';
import { requestAccountDeletion } from '@contract/account/account-deletion';
import { listCompletions, listTrends, searchTags } from '@contract/feed/search';
import { editPost } from '@contract/post/post-edit';
import { deletePost, restorePost } from '@contract/post/post-write';
import { openSql, type Sql } from '@server/db/sql';
import { visitor } from '@server/repos/policies';
import { deletePost as deleteOwn } from '@server/repos/post/post';
import { editPost as editOwn } from '@server/repos/post/post-edit';
import { mergeTagChanges } from '@server/repos/search/tag';
import { refreshTrends } from '@server/repos/search/trend';
import { besideOpenWrite } from '../../../support/service/beside-open-write';
import { createMeasuredApi } from '../../../support/service/measured-api';

const { api, costOf } = createMeasuredApi();

const USES = 4000;
const TAGS = 100;

beforeAll(async () => {
  await api.me('reader');
  await api.pool.query(`
    INSERT INTO members (id, uid, handle, name, created_at)
    SELECT gen_random_uuid(), 'tagger_' || n, 'tagger_' || n, 'Tagger', now() FROM generate_series(1, 50) AS n`);
  await api.pool.query(`
    INSERT INTO posts (id, author_id, text, created_at)
    SELECT gen_random_uuid(), m.id, '#many' || n % ${TAGS}, date_trunc('milliseconds', now() - n * interval '1 second')
    FROM generate_series(1, ${USES}) AS n JOIN members m ON m.handle = 'tagger_' || (1 + n % 50)`);
  await api.pool.query(`
    INSERT INTO post_tags (tag, post_id, label, created_at)
    SELECT substr(text, 2), id, substr(text, 2), created_at FROM posts WHERE text LIKE '#many%'`);
  while ((await mergeTagChanges(openSql(api.pool))) > 0);
  await refreshTrends(openSql(api.pool), new Date(), 0);
  await api.pool.query('VACUUM (ANALYZE)');
});

test.each([
  ['completions', listCompletions, { kind: 'tag', prefix: 'man' }],
  ['a search inside words', searchTags, { q: 'any' }],
  ['trends', listTrends, {}],
] as const)('reads %s from counts, not from the posts', async (_, operation, query) => {
  const { buffers, statements } = await costOf('reader', operation, query);
  expect(buffers).toBeLessThan(300);
  expect(statements).toBeLessThanOrEqual(2);
});

/** What everyone may read, counted post by post. */
async function countPosts(): Promise<Record<string, number>> {
  const { rows } = await api.pool.query<{ tag: string; posts: number }>(
    `SELECT t.tag, count(*)::int AS posts FROM post_tags t JOIN posts p ON p.id = t.post_id JOIN members m ON m.id = p.author_id
     WHERE t.tag LIKE 'live%' AND p.deleted_at IS NULL AND p.hidden_at IS NULL AND p.audience = 'public'
       AND m.suspended_at IS NULL AND m.deletes_at IS NULL GROUP BY t.tag`,
  );
  return Object.fromEntries(rows.map(({ tag, posts }) => [tag, posts]));
}

async function expectCounts(expected: Record<string, number>): Promise<void> {
  const { items } = await api.call('reader', searchTags, { query: { q: 'live' } });
  expect(Object.fromEntries(items.map(({ tag, posts }) => [tag, posts]))).toEqual(expected);
  expect(await countPosts()).toEqual(expected);
}

test('counts each change at once, merged or not', async () => {
  const merge = () => mergeTagChanges(openSql(api.pool));
  const [first, second] = [
    await api.write('ada', '#live_one #live_two'),
    await api.write('bea', '#Live_one'),
  ];
  await api.write('ada', { text: '#live_one', audience: 'followers' });
  await expectCounts({ live_one: 2, live_two: 1 });
  await merge();
  await expectCounts({ live_one: 2, live_two: 1 });
  const postId = first.id;
  await api.call('ada', editPost, {
    params: { postId },
    body: { text: '#live_two #live_three', contentWarning: null },
  });
  await expectCounts({ live_one: 1, live_two: 1, live_three: 1 });
  await api.call('ada', deletePost, { params: { postId } });
  await merge();
  await expectCounts({ live_one: 1 });
  await api.call('ada', restorePost, { params: { postId } });
  await expectCounts({ live_one: 1, live_two: 1, live_three: 1 });
  await api.pool.query(`UPDATE posts SET hidden_at = now() WHERE id = $1`, [second.id]);
  await expectCounts({ live_two: 1, live_three: 1 });
  await api.pool.query(`UPDATE members SET suspended_at = now() WHERE handle = 'bea'`);
  await api.pool.query(`UPDATE posts SET hidden_at = NULL WHERE id = $1`, [second.id]);
  await expectCounts({ live_two: 1, live_three: 1 });
  await api.pool.query(`UPDATE members SET suspended_at = NULL WHERE handle = 'bea'`);
  await expectCounts({ live_one: 1, live_two: 1, live_three: 1 });
  await api.call('ada', requestAccountDeletion);
  await expectCounts({ live_one: 1 });
  await api.pool.query('DELETE FROM posts WHERE id = $1', [second.id]);
  await expectCounts({});
  await merge();
  await expectCounts({});
  const { rows } = await api.pool.query(`SELECT tag FROM tags WHERE tag LIKE 'live%'`);
  expect(rows).toEqual([]);
});

test.each([
  ['edited', 'edit'],
  ['deleted', 'delete'],
] as const)('counts a post that is %s while its author is suspended', async (_, kind) => {
  const uid = `racer_${kind}`;
  const { id, handle } = await api.me(uid);
  const me = { ...visitor, visitor: false, id, handle };
  const now = new Date();
  const { id: postId } = await api.write(uid, `#live_${kind}`);
  const writes = {
    edit: (tx: Sql) =>
      editOwn(tx, me, now, postId, { text: `#live_${kind} #live_more`, contentWarning: null }),
    delete: (tx: Sql) => deleteOwn(tx, me, now, postId),
  };
  const setSuspended = (at: Date | null) => () =>
    api.pool.query('UPDATE members SET suspended_at = $1 WHERE id = $2', [at, id]);
  await besideOpenWrite(api, writes[kind], setSuspended(now));
  expect(await countPosts()).toEqual({});
  await expectCounts({});
  await setSuspended(null)();
  await expectCounts(await countPosts());
  await setSuspended(now)();
  await expectCounts({});
});

test('shows the most common spelling', async () => {
  await api.write('cem', '#Harbour');
  await api.write('cem', '#HARBOUR');
  await mergeTagChanges(openSql(api.pool));
  await api.write('cem', '#HARBOUR');
  const { tags } = await api.call('reader', listCompletions, { query: { kind: 'tag', prefix: 'harb' } });
  expect(tags).toEqual([{ label: 'HARBOUR', posts: 3 }]);
});

test('merges in two processes at once without losing or doubling a change', async () => {
  await api.pool.query(
    `INSERT INTO tag_changes (tag, label, posts) SELECT 'shared' || n % 40, 'shared' || n % 40, 1 FROM generate_series(1, 12000) AS n`,
  );
  const drain = async (): Promise<void> => {
    while ((await mergeTagChanges(openSql(api.pool))) > 0);
  };
  await Promise.all([drain(), drain(), drain()]);
  const { rows } = await api.pool.query(
    `SELECT sum(posts)::int AS posts, count(*)::int AS tags FROM tags WHERE tag LIKE 'shared%'`,
  );
  expect(rows).toEqual([{ posts: 12_000, tags: 40 }]);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
