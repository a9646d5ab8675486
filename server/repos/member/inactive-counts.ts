import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { lockWriter } from '../../db/lock';
import { countRows, idList, queryRows, type Sql } from '../../db/sql';
import { isActive } from '../policies';

/** Members per run. */
const MEMBERS = 20;

const Ids = z.object({ id: z.string() });

interface Batch {
  memberId: string;
  /** Whether the rows of the member count. */
  active: boolean;
  limit: number;
}

/** Changes the flags of some rows together with their counts; returns the number of rows found. */
type SettleRows = (tx: Sql, batch: Batch) => Promise<number>;

const announce = (tx: Sql, ids: SQL): Promise<unknown> =>
  tx.execute(sql`INSERT INTO events (kind, subject) SELECT 'counts', unnest(${ids})`);

/** `change` updates the counts by the rows of the common table expression `changed`. */
const settleMarks =
  (table: SQL, change: (sign: SQL, ids: SQL) => SQL): SettleRows =>
  async (tx, { memberId, active, limit }) => {
    const rows = await queryRows(
      tx,
      Ids,
      sql`SELECT x.post_id AS id FROM ${table} x WHERE x.member_id = ${memberId} AND x.counted <> ${active} LIMIT ${limit}`,
    );
    if (rows.length === 0) return 0;
    const ids = idList(rows.map(({ id }) => id));
    await tx.execute(sql`SELECT 1 FROM posts WHERE id = ANY(${ids}) ORDER BY id DESC FOR NO KEY UPDATE`);
    await tx.execute(sql`
      WITH changed AS (
        UPDATE ${table} x SET counted = ${active}
        WHERE x.member_id = ${memberId} AND x.post_id = ANY(${ids}) AND x.counted <> ${active} RETURNING x.*)
      ${change(active ? sql`+ 1` : sql`- 1`, ids)}`);
    await announce(tx, ids);
    return rows.length;
  };

const settleLikes = settleMarks(
  sql`likes`,
  (sign) => sql`UPDATE posts p SET like_count = like_count ${sign}, revision = revision + 1
    FROM changed WHERE p.id = changed.post_id`,
);
const settleReposts = settleMarks(
  sql`reposts`,
  (sign) => sql`UPDATE posts p SET repost_count = repost_count ${sign}, revision = revision + 1
    FROM changed WHERE p.id = changed.post_id`,
);
const settleVotes = settleMarks(
  sql`votes`,
  (sign, ids) => sql`, voted AS (
      UPDATE poll_options o SET votes = o.votes ${sign} FROM changed
      WHERE o.post_id = changed.post_id AND o.position = changed.position)
    UPDATE posts SET revision = revision + 1 WHERE id = ANY(${ids})`,
);

const ReferenceRow = z.object({
  id: z.string(),
  replyTo: z.nullable(z.string()),
  quoteOf: z.nullable(z.string()),
});

/** Replies and quotes that others see; a deleted or hidden one is not counted anyway. */
const settlePosts: SettleRows = async (tx, { memberId, active, limit }) => {
  const rows = await queryRows(
    tx,
    ReferenceRow,
    sql`SELECT p.id, p.reply_to AS "replyTo", p.quote_of AS "quoteOf" FROM posts p
        WHERE ${isReference(memberId)} AND p.counted <> ${active} LIMIT ${limit}`,
  );
  if (rows.length === 0) return 0;
  const own = idList(rows.map(({ id }) => id));
  const others = [...new Set(rows.flatMap(({ replyTo, quoteOf }) => [replyTo ?? [], quoteOf ?? []].flat()))];
  const touched = idList([...rows.map(({ id }) => id), ...others]);
  await tx.execute(sql`SELECT 1 FROM posts WHERE id = ANY(${touched}) ORDER BY id DESC FOR NO KEY UPDATE`);
  const changed = await queryRows(
    tx,
    ReferenceRow,
    sql`UPDATE posts p SET counted = ${active} WHERE p.id = ANY(${own}) AND ${isReference(memberId)}
          AND p.counted <> ${active} RETURNING p.id, p.reply_to AS "replyTo", p.quote_of AS "quoteOf"`,
  );
  const sign = active ? sql`+` : sql`-`;
  for (const [count, ids] of [
    [sql`reply_count`, changed.flatMap(({ replyTo }) => replyTo ?? [])],
    [sql`quote_count`, changed.flatMap(({ quoteOf }) => quoteOf ?? [])],
  ] as const)
    await tx.execute(sql`
      UPDATE posts p SET ${count} = ${count} ${sign} n.number, revision = revision + 1
      FROM (SELECT id, count(*)::int AS number FROM unnest(${idList(ids)}) AS id GROUP BY id) n WHERE p.id = n.id`);
  await announce(tx, idList(others));
  return rows.length;
};

const isReference = (memberId: string): SQL => sql`p.author_id = ${memberId}
  AND (p.reply_to IS NOT NULL OR p.quote_of IS NOT NULL) AND p.deleted_at IS NULL AND p.hidden_at IS NULL`;

interface FollowSide {
  own: SQL;
  other: SQL;
  counted: SQL;
  count: SQL;
}
const followed: FollowSide = {
  own: sql`f.member_id`,
  other: sql`f.target_id`,
  counted: sql`follower_counted`,
  count: sql`follower_count`,
};
const following: FollowSide = {
  own: sql`f.target_id`,
  other: sql`f.member_id`,
  counted: sql`following_counted`,
  count: sql`following_count`,
};

/** Follows before members, like the end of a follow; a follow that is being ended waits for the next run. */
const settleFollows =
  ({ own, other, counted, count }: FollowSide): SettleRows =>
  async (tx, { memberId, active, limit }) => {
    const rows = await queryRows(
      tx,
      Ids,
      sql`SELECT ${other} AS id FROM follows f WHERE ${own} = ${memberId} AND f.${counted} <> ${active}
          LIMIT ${limit} FOR NO KEY UPDATE SKIP LOCKED`,
    );
    const ids = idList(rows.map(({ id }) => id));
    await tx.execute(sql`SELECT 1 FROM members WHERE id = ANY(${ids}) ORDER BY id FOR NO KEY UPDATE`);
    await tx.execute(
      sql`UPDATE follows f SET ${counted} = ${active} WHERE ${own} = ${memberId} AND ${other} = ANY(${ids})`,
    );
    await tx.execute(
      sql`UPDATE members SET ${count} = ${count} ${active ? sql`+ 1` : sql`- 1`} WHERE id = ANY(${ids})`,
    );
    return rows.length;
  };

const kinds: readonly SettleRows[] = [
  settleLikes,
  settleReposts,
  settleVotes,
  settlePosts,
  settleFollows(followed),
  settleFollows(following),
];

const MemberState = z.object({ active: z.boolean() });

/** The lock of the writer keeps the member's own writes, and other processes, apart from the batch. */
const settleBatch = (db: Sql, settle: SettleRows, memberId: string, limit: number): Promise<number> =>
  db.transaction(async (tx) => {
    await lockWriter(tx, memberId);
    const [state] = await queryRows(
      tx,
      MemberState,
      sql`SELECT ${isActive(sql`members`)} AS active FROM members WHERE id = ${memberId}`,
    );
    return state ? settle(tx, { memberId, ...state, limit }) : 0;
  });

/** Done once no row contradicts the state of the member, which cannot change meanwhile. */
const finish = (db: Sql, memberId: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockWriter(tx, memberId);
    const [state] = await queryRows(
      tx,
      MemberState,
      sql`SELECT ${isActive(sql`members`)} AS active FROM members WHERE id = ${memberId} FOR NO KEY UPDATE`,
    );
    if (!state) return;
    const { active } = state;
    const left = await countRows(
      tx,
      sql`SELECT 1 FROM likes WHERE member_id = ${memberId} AND counted <> ${active}
          UNION ALL SELECT 1 FROM reposts WHERE member_id = ${memberId} AND counted <> ${active}
          UNION ALL SELECT 1 FROM votes WHERE member_id = ${memberId} AND counted <> ${active}
          UNION ALL SELECT 1 FROM posts p WHERE ${isReference(memberId)} AND p.counted <> ${active}
          UNION ALL SELECT 1 FROM follows WHERE member_id = ${memberId} AND follower_counted <> ${active}
          UNION ALL SELECT 1 FROM follows WHERE target_id = ${memberId} AND following_counted <> ${active}
          LIMIT 1`,
    );
    if (left === 0) await tx.execute(sql`UPDATE members SET counts_due = false WHERE id = ${memberId}`);
  });

/**
 * Takes the likes, reposts, votes, replies, quotes and follows of suspended and leaving members out of the counts of
 * others, and returns those of members who are active again. Each batch reads the current state, and each row says
 * whether it is counted: a run can stop anywhere, and the state can change in the middle of a run. Returns the number of
 * rows.
 */
export async function settleInactiveCounts(
  db: Sql,
  signal: AbortSignal,
  { batch = 500, batches = Infinity }: { batch?: number; batches?: number } = {},
): Promise<number> {
  const due = await queryRows(
    db,
    Ids,
    sql`SELECT id FROM members WHERE counts_due ORDER BY id LIMIT ${MEMBERS}`,
  );
  let total = 0;
  let left = batches;
  for (const { id } of due) {
    for (const settle of kinds) {
      for (let found = batch; found === batch && left > 0 && !signal.aborted; left -= 1) {
        found = await settleBatch(db, settle, id, batch);
        total += found;
      }
    }
    if (left > 0 && !signal.aborted) await finish(db, id);
  }
  return total;
}
