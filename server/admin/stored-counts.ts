import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { idList, queryRows, type Sql } from '../db/sql';
import { countResults } from './count-results';

/** Rows per transaction: a long one delays the live events of everyone. */
const BATCH = 500;

/** A number that is stored because reads would have to count rows. */
interface StoredCount {
  name: string;
  /** Rows to lock: every write that changes the number locks them too, in the order of server/db/lock.ts. */
  owner: 'posts' | 'members';
  table: SQL;
  /** Column with the id of the owner. */
  ownerId: SQL;
  column: SQL;
  /** The number for row `x` of the table, by counting. */
  counted: SQL;
}

const ofPost = (name: string, column: SQL, rows: SQL): StoredCount => ({
  name,
  owner: 'posts',
  table: sql`posts`,
  ownerId: sql`id`,
  column,
  counted: sql`(SELECT count(*) FROM ${rows} AND r.counted)`,
});

const ofMember = (name: string, column: SQL, rows: SQL): StoredCount => ({
  name,
  owner: 'members',
  table: sql`members`,
  ownerId: sql`id`,
  column,
  counted: sql`(SELECT count(*) FROM ${rows})`,
});

export const storedCounts: readonly StoredCount[] = [
  ofPost('likes of posts', sql`like_count`, sql`likes r WHERE r.post_id = x.id`),
  ofPost('reposts of posts', sql`repost_count`, sql`reposts r WHERE r.post_id = x.id`),
  ofPost('replies to posts', sql`reply_count`, sql`posts r WHERE r.reply_to = x.id`),
  ofPost('quotes of posts', sql`quote_count`, sql`posts r WHERE r.quote_of = x.id`),
  {
    name: 'votes of poll options',
    owner: 'posts',
    table: sql`poll_options`,
    ownerId: sql`post_id`,
    column: sql`votes`,
    counted: sql`(SELECT count(*) FROM votes r WHERE r.post_id = x.post_id AND r.position = x.position AND r.counted)`,
  },
  ofMember(
    'posts of members',
    sql`post_count`,
    sql`posts r WHERE r.author_id = x.id AND r.deleted_at IS NULL AND r.hidden_at IS NULL`,
  ),
  ofMember(
    'follows of members',
    sql`following_count`,
    sql`follows r WHERE r.member_id = x.id AND r.following_counted`,
  ),
  ofMember(
    'followers of members',
    sql`follower_count`,
    sql`follows r WHERE r.target_id = x.id AND r.follower_counted`,
  ),
];

const OwnerRow = z.object({ id: z.string() });

const isWrong = ({ column, counted }: StoredCount): SQL => sql`x.${column} <> ${counted}`;

export const countWrong = (db: Sql, count: StoredCount): Promise<number> =>
  countResults(db, sql`SELECT 1 FROM ${count.table} x WHERE ${isWrong(count)}`);

/**
 * The rows are locked by one statement and counted by the next, which sees everything that was committed while the lock
 * was waited for: a like in between is neither lost nor counted twice.
 */
async function repairSome(tx: Sql, count: StoredCount): Promise<number> {
  const { owner, table, ownerId, column, counted } = count;
  const wrong = await queryRows(
    tx,
    OwnerRow,
    sql`SELECT DISTINCT x.${ownerId} AS id FROM ${table} x WHERE ${isWrong(count)} LIMIT ${BATCH}`,
  );
  if (wrong.length === 0) return 0;
  const ids = idList(wrong.map(({ id }) => id));
  const order = owner === 'posts' ? sql`id DESC` : sql`id`;
  await tx.execute(
    sql`SELECT 1 FROM ${sql.raw(owner)} WHERE id = ANY(${ids}) ORDER BY ${order} FOR NO KEY UPDATE`,
  );
  await tx.execute(
    sql`UPDATE ${table} x SET ${column} = ${counted} WHERE x.${ownerId} = ANY(${ids}) AND ${isWrong(count)}`,
  );
  if (owner === 'posts') {
    await tx.execute(sql`UPDATE posts SET revision = revision + 1 WHERE id = ANY(${ids})`);
    await tx.execute(sql`INSERT INTO events (kind, subject) SELECT 'counts', unnest(${ids})`);
  }
  return wrong.length;
}

/** Returns the number of posts or members whose number was wrong. */
export async function repairCount(db: Sql, count: StoredCount): Promise<number> {
  let total = 0;
  for (let found = BATCH; found === BATCH; total += found)
    found = await db.transaction((tx) => repairSome(tx, count));
  return total;
}
