import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { queryRows, type Sql } from '../../db/sql';
import type { Caller } from '../policies';

/** Readers of fewer members are served by one lookup for each member. */
const MANY_FOLLOWS = 300;
/** Newest posts of all members among which those of a reader's many members are looked for. */
const WINDOW = 3000;
/** Latest follows of such a reader that are looked up besides, because their posts may be older than the window. */
const LATEST_FOLLOWS = 300;

export async function followsMany(db: Sql, me: Caller): Promise<boolean> {
  const [row] = await queryRows(
    db,
    z.object({ many: z.boolean() }),
    sql`SELECT following_count > ${MANY_FOLLOWS} AS many FROM members WHERE id = ${me.id}`,
  );
  return row?.many ?? false;
}

/** Posts `p` (id, author_id, at) since then by members the reader follows, among the newest posts of all members. */
export const windowOfFollowed = (me: Caller, since: Date, condition: SQL): SQL => sql`
  SELECT p.id, p.author_id, p.created_at AS at FROM (
    SELECT n.* FROM posts n WHERE n.reply_to IS NULL AND n.deleted_at IS NULL AND n.created_at > ${since}
    ORDER BY n.created_at DESC, n.id DESC LIMIT ${WINDOW}) p
  JOIN follows f ON f.member_id = ${me.id} AND f.target_id = p.author_id WHERE ${condition}`;

/** Followed members (id); of a reader who follows many, the latest. */
export const followedMembers = (me: Caller, many: boolean): SQL => sql`(
  SELECT f.target_id AS id FROM follows f WHERE f.member_id = ${me.id}
  ${many ? sql`ORDER BY f.created_at DESC LIMIT ${LATEST_FOLLOWS}` : sql``})`;
