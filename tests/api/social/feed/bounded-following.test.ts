import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readFeed } from '@contract/feed/feed';
import { follow, MAX_FOLLOWS, unfollow } from '@contract/member/profile';
import { createMeasuredApi } from '../../../support/service/measured-api';

const { api, costOf } = createMeasuredApi();

const AUTHORS = 600;
/** Members who only repost. */
const CROWD = 1000;
const POSTS = 1500;
/** Of two hundred of the sleepers, who wrote twice; three days before all other posts. */
const SLEEPER_POSTS = 800;

/** Numbered posts of `authors` in turn, one a minute up to `days` ago. */
const writePosts = (count: number, authors: string, days = 0): Promise<unknown> =>
  api.pool.query(`
    INSERT INTO posts (id, author_id, text, created_at)
    SELECT gen_random_uuid(), a.id, 'Number ' || n,
      date_trunc('milliseconds', now() - ${days} * interval '1 day' - n * interval '1 minute')
    FROM generate_series(1, ${count}) AS n
    JOIN (SELECT id, row_number() OVER (ORDER BY handle) - 1 AS place, count(*) OVER () AS all_of_them
      FROM members WHERE handle LIKE '${authors}%') a ON a.place = n % a.all_of_them`);

const followAll = (reader: string, authors: string): Promise<unknown> =>
  api.pool.query(`
    WITH made AS (INSERT INTO follows SELECT r.id, a.id, now() FROM members r, members a
      WHERE r.handle = '${reader}' AND a.handle LIKE '${authors}%' RETURNING member_id)
    UPDATE members SET following_count = following_count + (SELECT count(*) FROM made) WHERE handle = '${reader}'`);

beforeAll(async () => {
  for (const uid of ['reader_of_many', 'reader_of_silent', 'reader_of_sleepers', 'reader_of_few', 'source'])
    await api.me(uid);
  await api.pool.query(`
    INSERT INTO members (id, uid, handle, name, created_at)
    SELECT gen_random_uuid(), kind || n, kind || n, kind, now()
    FROM generate_series(1, ${AUTHORS}) AS n, unnest(ARRAY['writer_', 'silent_', 'stranger_', 'sleeper_']) AS kind;
    INSERT INTO members (id, uid, handle, name, created_at)
    SELECT gen_random_uuid(), 'crowd_' || n, 'crowd_' || n, 'crowd', now() FROM generate_series(1, ${CROWD}) AS n;
    INSERT INTO handles SELECT handle, id FROM members ON CONFLICT DO NOTHING`);
  await writePosts(POSTS, 'writer_');
  await writePosts(POSTS, 'stranger_');
  await writePosts(SLEEPER_POSTS, 'sleeper_', 3);
  await api.write('source', 'Reposted by everyone');
  await followAll('reader_of_many', 'writer_');
  await followAll('reader_of_silent', 'silent_');
  await followAll('reader_of_sleepers', 'sleeper_');
  await followAll('reader_of_few', 'writer_1');
  await api.pool.query('ANALYZE');
  // More than 2,000 within six minutes, between the posts of the writers.
  await api.pool.query(`
    INSERT INTO reposts SELECT gen_random_uuid(), m.id, (SELECT id FROM posts WHERE text = 'Reposted by everyone'),
      date_trunc('milliseconds', now() - (row_number() OVER (ORDER BY m.handle DESC)) * interval '150 milliseconds')
    FROM members m WHERE m.handle ~ '^(writer|stranger|crowd)'`);
  await api.pool.query(
    `UPDATE posts SET repost_count = ${AUTHORS * 2 + CROWD} WHERE text = 'Reposted by everyone'`,
  );
  await api.pool.query('VACUUM (ANALYZE)');
});

/** All pages of Following; at most `max` of them. */
async function walk(uid: string, max: number): Promise<{ texts: string[]; pages: number[] }> {
  const texts: string[] = [];
  const pages: number[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < max; page += 1) {
    const { items, nextCursor }: z.infer<typeof readFeed.response> = await api.call(uid, readFeed, {
      query: { tab: 'following', cursor, limit: 50 },
    });
    texts.push(...items.map(({ post }) => post.text));
    pages.push(items.length);
    cursor = nextCursor;
    if (cursor === null) break;
  }
  return { texts, pages };
}

test('lists each post of 600 followed members once, newest first, and a post with 2,200 reposts once', async () => {
  const { texts, pages } = await walk('reader_of_many', 200);
  const written = texts.filter((text) => text.startsWith('Number'));
  expect(written).toEqual(Array.from({ length: POSTS }, (_, index) => `Number ${index + 1}`));
  expect(texts.filter((text) => text === 'Reposted by everyone')).toHaveLength(1);
  expect(Math.min(...pages.slice(0, -1))).toBeGreaterThanOrEqual(10);
}, 60_000);

test('merges the members of a reader who follows few, with the same rules', async () => {
  const { texts } = await walk('reader_of_few', 60);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts).toContain('Reposted by everyone');
});

test('stops where the page is full, on each page, with a plan that is kept', async () => {
  const query = { tab: 'following' };
  const { nextCursor } = await api.call('reader_of_many', readFeed, { query });
  const pages = [
    [query, 1750],
    [{ ...query, cursor: nextCursor }, 700],
  ] as const;
  for (const [page, most] of pages) {
    const cost = await costOf('reader_of_many', readFeed, page);
    expect(cost.buffers).toBeLessThan(most);
    expect(cost).toMatchObject({ statements: 3, guessedLimits: 0, planned: 0 });
  }
});

test('looks no silent member up, and of sleepers only the latest', async () => {
  const query = { tab: 'following' };
  const silent = await costOf('reader_of_silent', readFeed, query);
  expect(silent.buffers).toBeLessThan(2600);
  const sleepers = await costOf('reader_of_sleepers', readFeed, query);
  // The window is not read again where it had too few of the reader's posts.
  expect(sleepers).toMatchObject({ statements: 3, guessedLimits: 0, planned: 0 });
  expect(sleepers.buffers).toBeLessThan(2600);
});

test('lists each post and repost of sleepers once, newest first', async () => {
  const { id } = await api.write('source', 'Reposted by sleepers');
  await api.pool.query(`
    INSERT INTO reposts SELECT gen_random_uuid(), m.id, '${id}',
      date_trunc('milliseconds', now() - interval '2 days')
    FROM members m WHERE m.handle IN ('sleeper_7', 'sleeper_8')`);
  const { texts } = await walk('reader_of_sleepers', 100);
  const slept = Array.from({ length: SLEEPER_POSTS }, (_, index) => `Number ${index + 1}`);
  expect(texts).toEqual(['Reposted by sleepers', ...slept]);
  await writePosts(1, 'sleeper_9', 1);
  expect((await walk('reader_of_sleepers', 1)).texts.slice(0, 3)).toEqual(['Number 1', ...texts.slice(0, 2)]);
}, 60_000);

test('refuses a follow above 5,000 and says what to do', async () => {
  const setFollowing = (count: number) =>
    api.pool.query(`UPDATE members SET following_count = ${count} WHERE handle = 'reader_of_few'`);
  const to = (handle: string) => ({ params: { handle } });
  await setFollowing(MAX_FOLLOWS - 1);
  await api.call('reader_of_few', follow, to('source'));
  await expect(api.call('reader_of_few', follow, to('silent_1'))).rejects.toMatchObject({
    problem: {
      code: 'conflict',
      detail: 'You follow 5,000 members, the most possible. Unfollow someone first.',
    },
  });
  await api.call('reader_of_few', follow, to('source'));
  await api.call('reader_of_few', unfollow, to('source'));
  await api.call('reader_of_few', follow, to('silent_1'));
});

test('answers a member beside another with a hundred reads at once, whose further reads get 429', async () => {
  const greedy = Array.from({ length: 140 }, () =>
    api.request('/feed?tab=following', {}, 'reader_of_silent'),
  );
  const other = await api.request('/feed?tab=following', {}, 'source');
  expect(other.status).toBe(200);
  const refused = (await Promise.all(greedy)).filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers.get('retry-after')).toBe('1');
}, 60_000);

test('answers five others while 16 reads of one member hang in the database', async () => {
  const lock = await api.pool.connect();
  await lock.query('BEGIN; LOCK TABLE bookmarks IN ACCESS EXCLUSIVE MODE');
  const greedy = Array.from({ length: 16 }, () => api.request('/bookmarks', {}, 'reader_of_few'));
  const waiting = async () => {
    const { rows } = await lock.query<{ reads: number }>(
      `SELECT count(*)::int AS reads FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows[0]?.reads;
  };
  try {
    await expect.poll(waiting).toBe(4);
    const others = ['source', 'writer_1', 'writer_2', 'silent_1', 'stranger_1'];
    const answers = await Promise.all(others.map((uid) => api.request('/notifications', {}, uid)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await waiting()).toBe(4);
  } finally {
    await lock.query('COMMIT');
    lock.release();
  }
  for (const { status } of await Promise.all(greedy)) expect(status).toBe(200);
});

test('compresses a page for clients that accept it', async () => {
  const response = await api.request(
    '/feed?tab=following',
    { headers: { 'accept-encoding': 'gzip' } },
    'reader_of_few',
  );
  expect(response.headers.get('content-encoding')).toBe('gzip');
  const body = await new Response(response.body?.pipeThrough(new DecompressionStream('gzip'))).json();
  expect(z.parse(readFeed.response, body).items).toHaveLength(20);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
