import { sql } from 'drizzle-orm';
import type { DirectoryEntry, DirectorySort } from '@contract/directory';
import * as z from 'zod/mini';
import { instantColumn, queryRows, type Sql } from '../../db/sql';
import { notBlocked, viewerOf, type Caller } from '../policies';
import { cardColumns, cardOf, CardRow } from './member-card';
import { matchesMember } from '../search/find-members';

interface DirectoryQuery {
  q?: string | undefined;
  sort: DirectorySort;
  order: 'asc' | 'desc';
  page: number;
  size: number;
}

const DirectoryRow = z.extend(CardRow, { joinedAt: instantColumn, posts: z.int(), followers: z.int() });

const sortColumns = {
  name: sql`lower(m.name)`,
  handle: sql`m.handle`,
  joinedAt: sql`m.created_at`,
  posts: sql`m.post_count`,
  followers: sql`m.follower_count`,
};

/** One page of the members the caller may see, with the total. Ties are ordered by handle. */
export async function listDirectory(
  db: Sql,
  me: Caller,
  { q = '', sort, order, page, size }: DirectoryQuery,
): Promise<{ items: DirectoryEntry[]; total: number }> {
  const matches = sql`${q === '' ? sql`true` : matchesMember(q)} AND ${notBlocked(viewerOf(me), sql`m.id`)}`;
  const direction = order === 'asc' ? sql`ASC` : sql`DESC`;
  const [rows, [counted]] = await Promise.all([
    queryRows(
      db,
      DirectoryRow,
      sql`SELECT ${cardColumns(sql`m`)}, m.created_at AS "joinedAt", m.post_count AS posts,
          m.follower_count AS followers
          FROM members m WHERE ${matches}
          ORDER BY ${sortColumns[sort]} ${direction}, m.handle LIMIT ${size} OFFSET ${(page - 1) * size}`,
    ),
    queryRows(
      db,
      z.object({ total: z.int() }),
      sql`SELECT count(*)::int AS total FROM members m WHERE ${matches}`,
    ),
  ]);
  const items = rows.map((row) =>
    Object.assign(cardOf(row), {
      joinedAt: row.joinedAt,
      posts: row.posts,
      followers: row.followers,
    }),
  );
  return { items, total: counted?.total ?? 0 };
}
