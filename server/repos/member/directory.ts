import { sql } from 'drizzle-orm';
import type { DirectoryEntry, DirectorySort } from '@contract/directory';
import { isoInstant, rowsOf, type Sql } from '../../db/sql';
import { notBlocked, viewerOf, type Caller } from '../policies';
import { cardColumns, cardOf, type CardRow } from './member-card';
import { escapeLike } from '../search/find-members';

interface DirectoryQuery {
  q?: string | undefined;
  sort: DirectorySort;
  order: 'asc' | 'desc';
  page: number;
  size: number;
}

interface Row extends CardRow {
  joinedAt: string;
  posts: number;
  followers: number;
}

const columns = {
  name: sql`lower(m.name)`,
  handle: sql`m.handle`,
  joinedAt: sql`m.created_at`,
  posts: sql`m.post_count`,
  followers: sql`m.follower_count`,
};

/** One page of everybody the caller may meet, and how many there are. Equal ones are in the order of their handles. */
export async function listDirectory(
  db: Sql,
  me: Caller,
  { q = '', sort, order, page, size }: DirectoryQuery,
): Promise<{ items: DirectoryEntry[]; total: number }> {
  const words = escapeLike(q.replace(/^@/, ''));
  const wanted = sql`(m.handle LIKE ${`%${words.toLowerCase()}%`} OR m.name ILIKE ${`%${words}%`})
    AND ${notBlocked(viewerOf(me), sql`m.id`)}`;
  const direction = order === 'asc' ? sql`ASC` : sql`DESC`;
  const [rows, [counted]] = await Promise.all([
    rowsOf<Row>(
      db,
      sql`SELECT ${cardColumns(sql`m`)}, m.created_at AS "joinedAt", m.post_count AS posts,
          m.follower_count AS followers
          FROM members m WHERE ${wanted}
          ORDER BY ${columns[sort]} ${direction}, m.handle LIMIT ${size} OFFSET ${(page - 1) * size}`,
    ),
    rowsOf<{ total: number }>(db, sql`SELECT count(*)::int AS total FROM members m WHERE ${wanted}`),
  ]);
  const items = rows.map((row) =>
    Object.assign(cardOf(row), {
      joinedAt: isoInstant(row.joinedAt),
      posts: row.posts,
      followers: row.followers,
    }),
  );
  return { items, total: counted?.total ?? 0 };
}
