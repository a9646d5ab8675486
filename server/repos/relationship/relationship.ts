import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { MemberRelationship, RelatedMember } from '@contract/member/relationship';
import { blocks, mutes } from '../../db/schema/relationship';
import * as z from 'zod/mini';
import { lockPair } from '../../db/lock';
import { idList, instantColumn, queryRows, type Sql } from '../../db/sql';
import { emitEvents } from '../../live/emit-events';
import { isActive, notBlocked, viewerOf, type Caller } from '../policies';
import { HttpProblem } from '../../http/response/problem';
import { memberNotFound, readRelation } from '../member/member';
import { cardColumns, cardOf, CardRow } from '../member/member-card';
import { findMemberId } from '../member/member-name';
import { deleteFollow } from './follow';
import { afterKeyset, toPage } from '../keyset';
import type { PageRequest } from '../post/post-list';

type Table = typeof mutes | typeof blocks;

/** A member the caller may see, or has already muted or blocked; throws `not-found`, or `conflict` for the caller. */
export async function findTarget(db: Sql, me: Caller, handle: string): Promise<string> {
  const isRelated = (table: SQL): SQL =>
    sql`EXISTS (SELECT 1 FROM ${table} x WHERE x.member_id = ${me.id} AND x.target_id = m.id)`;
  const id = await findMemberId(db, handle);
  const [row] = await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`SELECT m.id FROM members m WHERE m.id = ${id} AND ${isActive(sql`m`)}
        AND (${notBlocked(viewerOf(me), sql`m.id`)} OR ${isRelated(sql`mutes`)} OR ${isRelated(sql`blocks`)})`,
  );
  if (!row) throw memberNotFound();
  if (row.id === me.id)
    throw new HttpProblem('conflict', { detail: 'Choose another member: this is your own account.' });
  return row.id;
}

export const toRelationship = async (
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
  const deleted = await db
    .delete(table)
    .where(and(eq(table.memberId, me.id), eq(table.targetId, target)))
    .returning({ id: table.targetId });
  return deleted.length > 0;
}

const emitVisibilityToBoth = (db: Sql, me: Caller, target: string) =>
  emitEvents(db, [
    { kind: 'visibility', subject: me.id },
    { kind: 'visibility', subject: target },
  ]);

/** Newest quotes that open screens follow at once; the others follow with their next read. */
const FOLLOWED_QUOTES = 200;

/** Quotes of the caller's posts by the target are detached by a block, for every reader. */
async function touchQuotes(db: Sql, me: Caller, target: string): Promise<void> {
  const quotes = await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`SELECT p.id FROM posts p JOIN posts q ON q.id = p.quote_of
        WHERE p.author_id = ${target} AND q.author_id = ${me.id} AND p.deleted_at IS NULL
        ORDER BY p.id DESC LIMIT ${FOLLOWED_QUOTES} FOR NO KEY UPDATE OF p`,
  );
  if (quotes.length === 0) return;
  const ids = quotes.map(({ id }) => id);
  await db.execute(sql`UPDATE posts SET revision = revision + 1 WHERE id = ANY(${idList(ids)})`);
  await emitEvents(
    db,
    ids.map((subject) => ({ kind: 'edit' as const, subject })),
  );
}

type Change = (db: Sql, me: Caller, now: Date, handle: string) => Promise<MemberRelationship>;

/** The muted member gets no event: a mute is private. */
export const muteMember: Change = async (db, me, now, handle) => {
  const target = await findTarget(db, me, handle);
  if (await insertRow(db, mutes, me, now, target))
    await emitEvents(db, [{ kind: 'visibility', subject: me.id }]);
  return toRelationship(db, me, handle, target);
};

export const unmuteMember: Change = async (db, me, _now, handle) => {
  const target = await findTarget(db, me, handle);
  if (await deleteRow(db, mutes, me, target)) await emitEvents(db, [{ kind: 'visibility', subject: me.id }]);
  return toRelationship(db, me, handle, target);
};

/** Deletes the follows in both directions; unblocking does not restore them. */
export const blockMember: Change = async (db, me, now, handle) => {
  const target = await findTarget(db, me, handle);
  await lockPair(db, me.id, target);
  if (await insertRow(db, blocks, me, now, target)) {
    await touchQuotes(db, me, target);
    await deleteFollow(db, me.id, target);
    await deleteFollow(db, target, me.id);
    await emitVisibilityToBoth(db, me, target);
  }
  return toRelationship(db, me, handle, target);
};

export const unblockMember: Change = async (db, me, _now, handle) => {
  const target = await findTarget(db, me, handle);
  await lockPair(db, me.id, target);
  if (await deleteRow(db, blocks, me, target)) {
    await touchQuotes(db, me, target);
    await emitVisibilityToBoth(db, me, target);
  }
  return toRelationship(db, me, handle, target);
};

export const RelationshipRow = z.extend(CardRow, { since: instantColumn });

/** Members the caller has muted or blocked, newest first, without suspended ones. */
export async function listRelationships(
  db: Sql,
  me: Caller,
  table: 'mutes' | 'blocks',
  { paging, limit }: PageRequest,
): Promise<{ items: RelatedMember[]; nextCursor: string | null }> {
  const found = await queryRows(
    db,
    RelationshipRow,
    sql`SELECT ${cardColumns(sql`m`)}, t.created_at AS since
        FROM ${sql.raw(table)} t JOIN members m ON m.id = t.target_id
        WHERE t.member_id = ${me.id} AND ${isActive(sql`m`)}
          AND ${afterKeyset(paging, sql`t.created_at`, sql`t.target_id`)}
        ORDER BY t.created_at DESC, t.target_id DESC LIMIT ${limit + 1}`,
  );
  const { rows, nextCursor } = toPage(found, limit, paging, (row) => [row.since, row.memberId]);
  return { items: rows.map((row) => ({ member: cardOf(row), since: row.since })), nextCursor };
}
