import { beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { listDirectory, MAX_DIRECTORY_PAGES } from '@contract/member/directory';
import { readFeed } from '@contract/feed/feed';
import { listNotifications } from '@contract/notification/notification';
import type { Operation } from '@contract/operation';
import { listMemberPosts } from '@contract/member/profile';
import { getThread } from '@contract/post/thread';
import { listRecentAuthors } from '@contract/feed/recent-author';
import { listCompletions, listTrends, searchMembers, searchPosts } from '@contract/feed/search';
import { countUnreadNotifications } from '@contract/notification/unread-notifications';
import { createPool } from '@server/db/pool';
import { openSql } from '@server/db/sql';
import { visitor } from '@server/repos/policies';
import { listTrends as readTrends } from '@server/repos/search/trend';
import { createMeasuredApi } from '../../../support/service/measured-api';

const { api, costOf } = createMeasuredApi();

const MEMBERS = 2500;
const POSTS = 5000;
/** Of one author, who uses one tag in a tenth of them. */
const MANY_POSTS = 3000;
const NOTIFICATIONS = 4000;
/** Of a month, with a word that no newer post has. A fiftieth have another word and two pictures; two share each moment. */
const OLDER_POSTS = 4000;

beforeAll(async () => {
  await api.me('reader');
  const pool = createPool(api.pool.options.connectionString ?? '', {
    statement_timeout: 0,
    query_timeout: 0,
  });
  await pool.query(`
    INSERT INTO members (id, uid, handle, name, follower_count, created_at)
    SELECT gen_random_uuid(), 'barbara_' || n, 'barbara_' || n, 'Barbara', n, now() FROM generate_series(1, ${MEMBERS}) AS n;
    INSERT INTO handles SELECT handle, id FROM members ON CONFLICT DO NOTHING;
    INSERT INTO posts (id, author_id, text, created_at)
    SELECT gen_random_uuid(), m.id, 'Number ' || n, date_trunc('milliseconds', now() - n * interval '1 second')
    FROM generate_series(1, ${POSTS}) AS n JOIN members m ON m.handle = 'barbara_' || (2 + n * 7 % ${MEMBERS - 1})
    ORDER BY n DESC;
    INSERT INTO posts (id, author_id, text, created_at)
    SELECT gen_random_uuid(), m.id, CASE WHEN n % 10 = 0 THEN '#harbour' ELSE 'Words' END,
      date_trunc('milliseconds', now() - interval '1 day' - n * interval '1 second')
    FROM generate_series(1, ${MANY_POSTS}) AS n JOIN members m ON m.handle = 'barbara_1';
    INSERT INTO post_tags (tag, post_id, label, created_at)
    SELECT 'harbour', id, 'harbour', created_at FROM posts WHERE text = '#harbour';
    INSERT INTO follows SELECT r.id, m.id, now() FROM members r, members m
    WHERE r.handle = 'reader' AND m.handle LIKE 'barbara%';
    UPDATE members SET following_count = ${MEMBERS} WHERE handle = 'reader';
    INSERT INTO posts (id, author_id, text, created_at)
    SELECT gen_random_uuid(), id, 'Liked ' || n, date_trunc('milliseconds', now() - n * interval '1 minute')
    FROM members, generate_series(1, 200) AS n WHERE handle = 'reader';
    INSERT INTO notifications (id, member_id, kind, actor_id, post_id, group_key, at)
    SELECT gen_random_uuid(), p.author_id, 'like', m.id, p.id, 'like:' || p.id, now() - n * interval '1 second'
    FROM generate_series(1, ${NOTIFICATIONS}) AS n JOIN members m ON m.handle = 'barbara_' || (1 + n % ${MEMBERS})
    JOIN posts p ON p.text = 'Liked ' || CASE WHEN n % 3 = 0 THEN 1 ELSE 1 + n % 200 END ON CONFLICT DO NOTHING`);
  await pool.query(`
    WITH m AS (INSERT INTO members (id, uid, handle, name, created_at)
      VALUES (gen_random_uuid(), 'stranger', 'stranger', 'Stranger', now()) RETURNING id)
    INSERT INTO posts (id, author_id, text, audience, deleted_at, created_at)
    SELECT gen_random_uuid(), m.id, 'Quayside ' || CASE WHEN n % 100 < 2 THEN 'jetty ' ELSE '' END || repeat('at the water ', 15) || n,
      CASE WHEN n % 600 = 0 THEN 'followers' ELSE 'public' END, CASE WHEN n % 700 = 0 THEN now() END,
      date_trunc('milliseconds', now() - interval '2 days' - n / 2 * interval '20 minutes')
    FROM m, generate_series(1, ${OLDER_POSTS}) AS n;
    INSERT INTO handles SELECT handle, id FROM members WHERE handle = 'stranger';
    WITH md AS (INSERT INTO media (id, owner_id, url, content_type, width, height, created_at)
      SELECT gen_random_uuid(), id, '/x.webp', 'image/webp', 10, 10, now() FROM members WHERE handle = 'stranger' RETURNING id)
    INSERT INTO post_media (post_id, media_id, position)
    SELECT p.id, md.id, n FROM posts p, md, generate_series(0, 1) AS n WHERE p.text LIKE '%jetty%'`);
  await pool.query('VACUUM (ANALYZE)');
  await pool.end();
});

/** Index scans may read hundreds of rows more: VACUUM skips pages that a job of the service still sees. */
const reads: readonly [
  name: string,
  Operation,
  Record<string, unknown>,
  buffers: number,
  statements: number,
][] = [
  ['For you', readFeed, { tab: 'for-you' }, 1200, 3],
  ['recent authors', listRecentAuthors, {}, 900, 2],
  ['notifications', listNotifications, {}, 3000, 3],
  ['the number of unread notifications', countUnreadNotifications, {}, 1700, 2],
  ['completions of a member', listCompletions, { kind: 'member', prefix: 'ba' }, 1600, 2],
  ['a search for members', searchMembers, { q: 'barbara' }, 1000, 2],
  ['the directory by followers', listDirectory, {}, 300, 2],
  ['a late page of the directory', listDirectory, { page: 45, size: 50, sort: 'name' }, 1000, 2],
  ['the directory of newest members', listDirectory, { sort: 'joinedAt', order: 'asc' }, 300, 2],
  ['a page of a frequent search', listDirectory, { q: 'barbara', sort: 'handle', order: 'asc' }, 60, 2],
  ['posts with a tag by an author', searchPosts, { q: '#harbour from:barbara_1' }, 700, 4],
  ['posts with a word of older ones', searchPosts, { q: 'quayside' }, 900, 3],
];

test.each(reads)('reads %s without reading all rows', async (_, operation, query, buffers, statements) => {
  const cost = await costOf('reader', operation, query);
  expect(cost.buffers).toBeLessThan(buffers);
  expect(cost.statements).toBeLessThanOrEqual(statements);
});

test.each([
  ['the posts with a word', searchPosts, { q: 'jetty' }, {}],
  ['the posts of an author with pictures', listMemberPosts, { tab: 'media' }, { handle: 'stranger' }],
])('lists %s once, newest first, across the days of a month', async (_, operation, query, params) => {
  const { rows } = await api.pool.query<{ text: string }>(
    `SELECT text FROM posts WHERE text LIKE '%jetty%' AND deleted_at IS NULL AND audience = 'public'
     ORDER BY created_at DESC, id DESC`,
  );
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const page: z.infer<typeof searchPosts.response> = await api.call('reader', operation, {
      params,
      query: { ...query, limit: 7, cursor },
    });
    found.push(...page.items.map(({ text }) => text));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(found).toEqual(rows.map(({ text }) => text));
});

test('finds the pictures of an author without looking at the other posts', async () => {
  const { buffers } = await costOf('reader', listMemberPosts, { tab: 'media' }, { handle: 'stranger' });
  expect(buffers).toBeLessThan(500);
});

test('turns the pages of a frequent search in order, with the total of its first page', async () => {
  const handles = Array.from({ length: MEMBERS }, (_, at) => `barbara_${at + 1}`).toSorted();
  for (const page of [1, 2, 40, 1]) {
    const query = { q: 'arba', sort: 'name', order: 'asc', size: 50, page };
    const found = await api.call('reader', listDirectory, { query });
    expect(found.items.map(({ handle }) => handle)).toEqual(handles.slice((page - 1) * 50, page * 50));
    expect(found.total).toBe(MEMBERS);
  }
});

test('counts as many matches as all pages show, and lists the first of all', async () => {
  const query = { q: 'barbar', sort: 'followers', order: 'asc', size: 5 };
  const { items, total } = await api.call('reader', listDirectory, { query });
  expect(items.map(({ handle }) => handle)).toEqual([1, 2, 3, 4, 5].map((at) => `barbara_${at}`));
  expect(total).toBe(MAX_DIRECTORY_PAGES * 5);
});

test('turns the pages of a search that very many members match in order', async () => {
  const handles = Array.from({ length: MEMBERS }, (_, at) => `barbara_${at + 1}`).toSorted();
  for (const q of ['arb', 'bar', 'rbara']) {
    const found: string[] = [];
    let cursor: string | null = null;
    for (let page = 0; page < 3; page += 1) {
      const { items, nextCursor }: z.infer<typeof searchMembers.response> = await api.call(
        'reader',
        searchMembers,
        { query: { q, limit: 50, cursor } },
      );
      found.push(...items.map(({ handle }) => handle));
      cursor = nextCursor;
    }
    expect(found).toEqual(handles.slice(0, 150));
  }
});

test('reads the first posts of a profile in the order of the index', async () => {
  const { buffers } = await costOf('reader', listMemberPosts, { tab: 'posts' }, { handle: 'barbara_1' });
  expect(buffers).toBeLessThan(2000);
});

test('checks muted words in the posts of the latest authors only', async () => {
  await api.pool.query(`
    INSERT INTO muted_words (id, member_id, text, plain, whole, created_at)
    SELECT gen_random_uuid(), id, 'cellar', 'cellar', true, now() FROM members WHERE handle = 'reader'`);
  const { items } = await api.call('reader', listRecentAuthors);
  const latest = Array.from({ length: 12 }, (_, at) => `barbara_${2 + (at + 1) * 7}`);
  expect(items.map(({ member }) => member.handle)).toEqual(latest);
  const { buffers } = await costOf('reader', listRecentAuthors);
  expect(buffers).toBeLessThan(2500);
});

test('keeps the plan of a thread', async () => {
  const { id } = await api.write('reader', 'Which harbour is it?');
  for (let count = 0; count < 3; count += 1) await api.write('reader', { text: 'That one', replyTo: id });
  expect(await costOf('reader', getThread, { limit: 20 }, { postId: id })).toMatchObject({
    statements: 4,
    planned: 0,
  });
});

test('computes trends once for requests before the first refresh, without looking authors up', async () => {
  await api.pool.query(`UPDATE post_tags SET created_at = now() - interval '1 hour'`);
  await api.pool.query('VACUUM (ANALYZE) post_tags');
  // The job that stores trends may have run, and waits for this lock before it runs again.
  const lock = await api.pool.connect();
  await lock.query('BEGIN; LOCK TABLE trends IN ROW EXCLUSIVE MODE');
  await api.pool.query('DELETE FROM trends');
  const { buffers, statements } = await costOf('reader', listTrends);
  expect(statements).toBe(3);
  expect(buffers).toBeLessThan(1500);
  let stored = 0;
  let computed = 0;
  const db = openSql(api.pool, {
    onStart: (text) => (computed += text.includes('mode()') ? 1 : 0),
    onEnd: (_, text) => (stored += text.includes('FROM trends') ? 1 : 0),
  });
  await lock.query('LOCK TABLE post_tags IN ACCESS EXCLUSIVE MODE');
  const reading = Promise.all(Array.from({ length: 5 }, () => readTrends(db, visitor, new Date())));
  // All five know that nothing is stored before the computation, which waits for the lock, can end.
  await expect.poll(() => stored).toBe(5);
  await lock.query('COMMIT');
  lock.release();
  const found = await reading;
  expect(computed).toBe(1);
  expect(found.map(([trend]) => trend?.tag)).toEqual(Array(5).fill('harbour'));
});

test('puts what searches look for in its place at once, also where a count of a member changes', async () => {
  await api.pool.query(`UPDATE members SET follower_count = follower_count + 1`);
  await api.pool.query(`
    INSERT INTO posts (id, author_id, text, created_at) SELECT gen_random_uuid(), id, 'Lately #quay', now() FROM members
    WHERE handle = 'stranger'`);
  const { rows } = await api.pool.query<{ name: string; waiting: number }>(`
    SELECT name, gin_clean_pending_list(name::regclass)::int AS waiting FROM unnest(ARRAY['members_handle_trgm',
      'members_folded_name_trgm', 'members_words', 'posts_words_in_slices', 'tags_folded_trgm', 'messages_words']) AS name`);
  expect(rows.filter(({ waiting }) => waiting !== 0)).toEqual([]);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
