import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { MemberRelationship, RelatedMember } from '@contract/relationship';
import { blocks, follows, mutes } from '../../db/schema';
import { isoInstant, rowsOf, type Sql } from '../../db/sql';
import { emitEvents } from '../../live/emit-events';
import { notBlocked, viewerOf, type Caller } from '../policies';
import { HttpProblem } from '../../http/problem';
import { countFollow, readRelation } from '../member/member';
import { cardColumns, cardOf, type CardRow } from '../member/member-card';
import { withdrawNotification } from '../notification/notify';
import { afterKeyset, toPage } from '../keyset';
import type { PageRequest } from '../post/post-list';

type Table = typeof mutes | typeof blocks;
const own = (table: Table | typeof follows, from: string, to: string) =>
  and(eq(table.memberId, from), eq(table.targetId, to));

/** Somebody else whom the caller may know of, or has muted or blocked already; throws `not-found`, `conflict`. */
async function findTarget(db: Sql, me: Caller, handle: string): Promise<string> {
  const tied = (table: SQL): SQL =>
    sql`EXISTS (SELECT 1 FROM ${table} x WHERE x.member_id = ${me.id} AND x.target_id = m.id)`;
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`SELECT m.id FROM members m WHERE m.handle = ${handle} AND m.suspended_at IS NULL
        AND (${notBlocked(viewerOf(me), sql`m.id`)} OR ${tied(sql`mutes`)} OR ${tied(sql`blocks`)})`,
  );
  if (!row) throw new HttpProblem('not-found');
  if (row.id === me.id) throw new HttpProblem('conflict', { detail: 'This is you.' });
  return row.id;
}

const toRelationship = async (
  db: Sql,
  me: Caller,
  handle: string,
  id: string,
): Promise<MemberRelationship> => ({
  handle,
  relation: await readRelation(db, me, id),
});

async function insertRow(db: Sql, table: Table, me: Caller, now: Date, target: string): Promise<boolean> {
  const made = await db
    .insert(table)
    .values({ memberId: me.id, targetId: target, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: table.targetId });
  return made.length > 0;
}

async function deleteRow(db: Sql, table: Table, me: Caller, target: string): Promise<boolean> {
  const gone = await db
    .delete(table)
    .where(own(table, me.id, target))
    .returning({ id: table.targetId });
  return gone.length > 0;
}

async function unfollow(db: Sql, from: string, to: string): Promise<void> {
  const gone = await db
    .delete(follows)
    .where(own(follows, from, to))
    .returning({ id: follows.targetId });
  if (gone.length === 0) return;
  await countFollow(db, from, to, -1);
  await withdrawNotification(db, { to, kind: 'follow', actor: from, postId: null });
}

/** Both streams are told: neither may go on showing the other. */
const emitVisibilityToBoth = (db: Sql, me: Caller, target: string) =>
  emitEvents(db, [
    { kind: 'visibility', subject: me.id },
    { kind: 'visibility', subject: target },
  ]);

type Change = (db: Sql, me: Caller, now: Date, handle: string) => Promise<MemberRelationship>;

/** Nobody but the one who mutes ever knows of it. */
export const muteMember: Change = async (db, me, now, handle) => {
  const target = await findTarget(db, me, handle);
  if (await insertRow(db, mutes, me, now, target)) await emitEvents(db, [{ kind: 'visibility', subject: me.id }]);
  return toRelationship(db, me, handle, target);
};

export const unmuteMember: Change = async (db, me, _now, handle) => {
  const target = await findTarget(db, me, handle);
  if (await deleteRow(db, mutes, me, target)) await emitEvents(db, [{ kind: 'visibility', subject: me.id }]);
  return toRelationship(db, me, handle, target);
};

/** Ends the follows of both; they do not return with the end of the block. */
export const blockMember: Change = async (db, me, now, handle) => {
  const target = await findTarget(db, me, handle);
  if (await insertRow(db, blocks, me, now, target)) {
    await unfollow(db, me.id, target);
    await unfollow(db, target, me.id);
    await emitVisibilityToBoth(db, me, target);
  }
  return toRelationship(db, me, handle, target);
};

export const unblockMember: Change = async (db, me, _now, handle) => {
  const target = await findTarget(db, me, handle);
  if (await deleteRow(db, blocks, me, target)) await emitVisibilityToBoth(db, me, target);
  return toRelationship(db, me, handle, target);
};

interface RelationshipRow extends CardRow {
  since: string;
}

/** Whom the caller has muted or blocked, the latest first; the suspended are left out. */
export async function listRelationships(
  db: Sql,
  me: Caller,
  what: 'mutes' | 'blocks',
  { paging, limit }: PageRequest,
): Promise<{ items: RelatedMember[]; nextCursor: string | null }> {
  const found = await rowsOf<RelationshipRow>(
    db,
    sql`SELECT ${cardColumns(sql`m`)}, t.created_at AS since
        FROM ${sql.raw(what)} t JOIN members m ON m.id = t.target_id
        WHERE t.member_id = ${me.id} AND m.suspended_at IS NULL
          AND ${afterKeyset(paging, sql`t.created_at`, sql`t.target_id`)}
        ORDER BY t.created_at DESC, t.target_id DESC LIMIT ${limit + 1}`,
  );
  const { rows, nextCursor } = toPage(found, limit, paging, (row) => [isoInstant(row.since), row.memberId]);
  return { items: rows.map((row) => ({ member: cardOf(row), since: isoInstant(row.since) })), nextCursor };
}
