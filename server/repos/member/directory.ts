import { sql } from 'drizzle-orm';
import { type DirectoryEntry, type DirectorySort, MAX_DIRECTORY_PAGES } from '@contract/member/directory';
import { MAX_PAGE_SIZE } from '@contract/primitives';
import * as z from 'zod/mini';
import { instantColumn, literal, queryRows, type Sql } from '../../db/sql';
import { isActive, outsideBlocks, viewerOf, type Caller } from '../policies';
import { cardColumns, cardOf, CardRow } from './member-card';
import { matchesMember } from '../search/find-members';

interface DirectoryQuery {
  q?: string | undefined;
  sort: DirectorySort;
  order: 'asc' | 'desc';
  page: number;
  size: number;
}

const DirectoryRow = z.object({
  total: z.int(),
  items: z.array(z.extend(CardRow, { joinedAt: instantColumn, posts: z.int(), followers: z.int() })),
});

/** Each but `posts` has an index of active members: one on `post_count` would slow down every post. */
const sortColumns = {
  name: sql`lower(m.name)`,
  handle: sql`m.handle`,
  joinedAt: sql`m.created_at`,
  posts: sql`m.post_count`,
  followers: sql`m.follower_count`,
};

/** Matches of a search that are sorted and counted: as many as all pages show. */
const MAX_MATCHES = MAX_DIRECTORY_PAGES * MAX_PAGE_SIZE;

/** One page of the members the caller may see, with the total. Members with equal values are ordered by handle. */
export async function listDirectory(
  db: Sql,
  me: Caller,
  { q = '', sort, order, page, size }: DirectoryQuery,
): Promise<{ items: DirectoryEntry[]; total: number }> {
  const viewer = viewerOf(me);
  const visible = sql`${isActive(sql`m`)} AND ${outsideBlocks(viewer, sql`m.id`)}`;
  const direction = order === 'asc' ? sql`ASC` : sql`DESC`;
  const ordered = sql`ORDER BY ${sortColumns[sort]} ${direction}, m.handle ${direction}`;
  const paged = sql`${ordered} LIMIT ${size} OFFSET ${(page - 1) * size}`;
  const found = sql`found AS MATERIALIZED (
    SELECT m.id, ${sortColumns[sort]} AS value, m.handle FROM members m
    WHERE ${q === '' ? sql`false` : matchesMember(q)} AND ${visible} LIMIT ${literal(MAX_MATCHES)})`;
  // Of all members, an index gives the ids of the page, and the rows before the page are not read.
  const ids =
    q === ''
      ? sql`SELECT m.id FROM members m WHERE ${visible} ${paged}`
      : sql`SELECT f.id FROM found f ORDER BY f.value ${direction}, f.handle ${direction}
          LIMIT ${size} OFFSET ${(page - 1) * size}`;
  const total = sql`(SELECT t.amount FROM totals t WHERE t.name = 'members') - (SELECT count(*) FROM (
    SELECT m.id FROM members m WHERE m.suspended_at IS NOT NULL
    UNION SELECT m.id FROM members m WHERE m.deletes_at IS NOT NULL
    UNION SELECT b.target_id FROM blocks b WHERE b.member_id = ${viewer.id}
    UNION SELECT b.member_id FROM blocks b WHERE b.target_id = ${viewer.id}) AS hidden)`;
  const [row] = await queryRows(
    db,
    DirectoryRow,
    sql`WITH ${found},
        page AS (
          SELECT ${cardColumns(sql`m`)}, m.created_at AS "joinedAt", m.post_count AS posts, m.follower_count AS followers
          FROM (${ids}) AS ids JOIN members m USING (id) ${ordered})
        SELECT (${q === '' ? total : sql`SELECT count(*) FROM found`})::int AS total,
          (SELECT coalesce(json_agg(page), '[]') FROM page) AS items`,
  );
  const { items = [], total: count = 0 } = row ?? {};
  return {
    items: items.map((item) =>
      Object.assign(cardOf(item), {
        joinedAt: item.joinedAt,
        posts: item.posts,
        followers: item.followers,
      }),
    ),
    total: count,
  };
}
