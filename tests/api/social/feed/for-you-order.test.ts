import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readFeed } from '@contract/feed/feed';
import { listRecentAuthors, MAX_RECENT_AUTHORS } from '@contract/feed/recent-author';
import { createTestApi } from '../../../support/service/test-api';
import { createRandom } from '@server/seed/random';

const api = createTestApi();

const MEMBERS = 700;
const POSTS = 4000;
/** The last members write nothing among the newest 3,000 posts. */
const EARLY = 350;
const { next: random } = createRandom(17);

/** Numbers of the members that each reader follows. */
const readers: Readonly<Record<string, readonly number[]>> = {
  reader_of_few: [3, 50, 120, 121, 122, 640],
  reader_of_active: Array.from({ length: 320 }, (_, at) => at),
  reader_of_early: Array.from({ length: 340 }, (_, at) => MEMBERS - 1 - at),
  reader_of_both: Array.from({ length: 310 }, (_, at) => (at < 12 ? at : MEMBERS - at)),
};

const Row = z.object({
  id: z.string(),
  author: z.string(),
  at: z.number(),
  attention: z.number(),
  isPublic: z.boolean(),
});
type Row = z.infer<typeof Row>;

let posts: Row[] = [];

beforeAll(async () => {
  for (const uid of Object.keys(readers)) await api.me(uid);
  await api.pool.query(
    `INSERT INTO members (id, uid, handle, name, created_at)
     SELECT gen_random_uuid(), 'm_' || n, 'm_' || n, 'Member', now() FROM generate_series(0, ${MEMBERS - 1}) AS n`,
  );
  const written = Array.from({ length: POSTS }, (_, at) => {
    const author =
      at < 3200 ? Math.floor(random() ** 2 * EARLY) : EARLY + Math.floor(random() * (MEMBERS - EARLY));
    return { at, author, likes: Math.floor(random() ** 4 * 60), replies: Math.floor(random() ** 3 * 5) };
  });
  await api.pool.query(
    `INSERT INTO posts (id, author_id, text, audience, like_count, reply_count, repost_count, created_at)
     SELECT gen_random_uuid(), m.id, 'Number ' || w.at, CASE WHEN w.at % 9 = 0 THEN 'followers' ELSE 'public' END,
       w.likes, w.replies, w.at % 3, date_trunc('milliseconds', now() - w.at * interval '90 seconds')
     FROM jsonb_to_recordset($1::jsonb) AS w (at int, author int, likes int, replies int) JOIN members m ON m.handle = 'm_' || w.author`,
    [JSON.stringify(written)],
  );
  for (const [reader, followed] of Object.entries(readers)) {
    await api.pool.query(
      `WITH made AS (
         INSERT INTO follows SELECT r.id, m.id, now() - n * interval '1 second' FROM members r,
           unnest($2::int[]) WITH ORDINALITY AS u (number, n) JOIN members m ON m.handle = 'm_' || u.number
         WHERE r.handle = $1 RETURNING member_id)
       UPDATE members SET following_count = (SELECT count(*) FROM made) WHERE handle = $1`,
      [reader, followed],
    );
  }
  await api.pool.query('ANALYZE');
  const { rows } = await api.pool.query(
    `SELECT p.id, m.handle AS author, (extract(epoch FROM p.created_at) * 1000)::float8 AS at, audience = 'public' AS "isPublic",
       1 + like_count + 3 * reply_count + 2 * repost_count AS attention
     FROM posts p JOIN members m ON m.id = p.author_id ORDER BY p.created_at DESC, p.id DESC`,
  );
  posts = z.array(Row).parse(rows);
}, 60_000);

const newestOf = (author: string): Row[] => posts.filter((post) => post.author === author).slice(0, 10);

/** The plain rules of docs/decisions/0004-ranking.md and 0041-ordered-lists.md. */
function expectedOrder(followed: readonly string[], until: number): string[] {
  const byFollowed = posts.filter(({ author }) => followed.includes(author));
  const recent = posts.slice(0, 3000).filter(({ author }) => followed.includes(author));
  const latest = followed.length > 300 ? followed.slice(0, 300) : followed;
  const near = new Set(followed.length > 300 ? [...recent, ...latest.flatMap(newestOf)] : byFollowed);
  const places = new Map<string, number>();
  const nearest = posts.filter((post) => {
    const place = places.get(post.author) ?? 0;
    if (!near.has(post) || place >= 10) return false;
    places.set(post.author, place + 1);
    return true;
  });
  const fresh = posts.filter(({ isPublic }) => isPublic).slice(0, 280);
  const score = ({ author, at, attention }: Row): number =>
    ((1 + Math.log2(attention)) * (followed.includes(author) ? 2 : 1)) /
    ((until - at) / 3_600_000 + 2) ** 1.4;
  const best = (a: { id: string; value: number }, b: { id: string; value: number }): number =>
    b.value - a.value || (a.id < b.id ? 1 : -1);
  const seen = new Map<string, number>();
  return [...new Set([...nearest.slice(0, 120), ...fresh])]
    .map((post) => ({ id: post.id, author: post.author, value: score(post) }))
    .toSorted(best)
    .map(({ id, author, value }) => {
      const before = seen.get(author) ?? 0;
      seen.set(author, before + 1);
      return { id, value: value * 0.7 ** before };
    })
    .toSorted(best)
    .map(({ id }) => id)
    .slice(0, 300);
}

/** The moment of a ranking, which its cursor contains. */
function momentOf(cursor: string): number {
  const [id = ''] = z
    .array(z.string())
    .parse(JSON.parse(Buffer.from(cursor.split('.')[0] ?? '', 'base64url').toString()));
  return Number.parseInt(id.slice(0, 13).replace('-', ''), 16);
}

const handlesOf = (reader: string): string[] => (readers[reader] ?? []).map((number) => `m_${number}`);

test.each(Object.keys(readers))('ranks For you for %s like the plain rules', async (reader) => {
  const ids: string[] = [];
  let cursor: string | null = null;
  let until = 0;
  do {
    const page: z.infer<typeof readFeed.response> = await api.call(reader, readFeed, {
      query: { tab: 'for-you', limit: 50, cursor },
    });
    ids.push(...page.items.map(({ post }) => post.id));
    cursor = page.nextCursor;
    if (cursor !== null) until = momentOf(cursor);
  } while (cursor !== null);
  const expected = expectedOrder(handlesOf(reader), until);
  expect(ids.slice(0, 50)).toEqual(expected.slice(0, 50));
  // Later pages leave out the few posts that the filter of the cursor takes for shown.
  const listed = expected.filter((id) => ids.includes(id));
  expect(ids.filter((id) => expected.includes(id))).toEqual(listed);
  expect(listed.length).toBeGreaterThan(expected.length - 20);
});

test.each(Object.keys(readers))('lists the recent authors of %s like the plain rules', async (reader) => {
  const followed = handlesOf(reader);
  const latest = followed.slice(0, 300);
  const expected = posts
    .filter(({ author }, place) => (place < 3000 ? followed : latest).includes(author))
    .map(({ author }) => author);
  const { items } = await api.call(reader, listRecentAuthors);
  expect(items.map(({ member }) => member.handle)).toEqual(
    [...new Set(expected)].slice(0, MAX_RECENT_AUTHORS),
  );
});

test('logs no errors', () => expect(api.faults).toEqual([]));
