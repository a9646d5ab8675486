import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { queryRows, type Sql } from '../../db/sql';
import { emitEvents } from '../../live/emit-events';
import { dropSpace } from './space';

const BATCH = 100;

/** What a member wrote, such as a comment, or the member's attendance of an event. */
const isOf = (value: unknown, memberId: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('fromId' in value && value.fromId === memberId) || ('memberId' in value && value.memberId === memberId));

/**
 * Without the member in lists, without the parts of an item that are the member's, and with null for who created it. Texts
 * and the ids of other items stay: an item without one could not be read.
 */
function withoutMember(value: unknown, memberId: string): unknown {
  if (Array.isArray(value))
    return value
      .filter((part) => part !== memberId && !isOf(part, memberId))
      .map((part) => withoutMember(part, memberId));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === 'byId' && part === memberId ? null : withoutMember(part, memberId),
    ]),
  );
}

const BodyRow = z.object({ id: z.string(), body: z.unknown() });

/**
 * Items that name the member change, so that the other members read them again. Returns the last of a batch of items, null
 * after the last batch: a text that contains the id stays as it is, and is found again.
 */
const cleanItems = (
  db: Sql,
  { spaceId, memberId, after }: { spaceId: string; memberId: string; after: string | null },
): Promise<string | null> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1 FROM spaces WHERE id = ${spaceId} FOR NO KEY UPDATE`);
    const rows = await queryRows(
      tx,
      BodyRow,
      sql`SELECT id, body FROM space_items WHERE space_id = ${spaceId} AND ${after === null ? sql`true` : sql`id > ${after}`} AND strpos(body::text, ${memberId}) > 0
          ORDER BY id LIMIT ${BATCH}`,
    );
    const cleaned = rows
      .map(({ id, body }) => ({ id, before: body, body: withoutMember(body, memberId) }))
      .filter(({ before, body }) => !isDeepStrictEqual(before, body));
    for (const { id, body } of cleaned)
      await tx.execute(
        sql`WITH s AS (UPDATE spaces SET revision = revision + 1 WHERE id = ${spaceId} RETURNING revision)
            UPDATE space_items i SET body = ${JSON.stringify(body)}::jsonb, revision = s.revision
            FROM s WHERE i.space_id = ${spaceId} AND i.id = ${id}`,
      );
    if (cleaned.length > 0) await emitEvents(tx, [{ kind: 'space-changed', subject: spaceId }]);
    return rows.length === BATCH ? (rows.at(-1)?.id ?? null) : null;
  });

/** The next owner is the editor who joined first; a space without editors is deleted. */
const leave = (db: Sql, spaceId: string, memberId: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1 FROM spaces WHERE id = ${spaceId} FOR NO KEY UPDATE`);
    await tx.execute(sql`DELETE FROM space_members WHERE space_id = ${spaceId} AND member_id = ${memberId}`);
    await tx.execute(sql`
      UPDATE space_members SET role = 'owner' WHERE space_id = ${spaceId} AND member_id = (
        SELECT sm.member_id FROM space_members sm WHERE sm.space_id = ${spaceId} AND sm.role = 'editor'
          AND NOT EXISTS (SELECT 1 FROM space_members ow WHERE ow.space_id = ${spaceId} AND ow.role = 'owner')
        ORDER BY sm.joined_at, sm.member_id LIMIT 1)`);
    const owners = await queryRows(
      tx,
      z.object({ id: z.string() }),
      sql`SELECT member_id AS id FROM space_members WHERE space_id = ${spaceId} AND role = 'owner'`,
    );
    if (owners.length === 0) return dropSpace(tx, spaceId);
    await tx.execute(
      sql`UPDATE space_items SET changed_by = NULL WHERE space_id = ${spaceId} AND changed_by = ${memberId}`,
    );
    await tx.execute(
      sql`DELETE FROM space_changes WHERE space_id = ${spaceId} AND strpos(fields::text, ${memberId}) > 0`,
    );
    await tx.execute(
      sql`UPDATE space_changes SET member_id = NULL WHERE space_id = ${spaceId} AND member_id = ${memberId}`,
    );
    await emitEvents(tx, [{ kind: 'space-changed', subject: spaceId }]);
  });

/** Removes a member from the present and former spaces: their items stay, without the member. */
export async function removeFromSpaces(db: Sql, memberId: string): Promise<void> {
  const spaces = await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`SELECT space_id AS id FROM space_members WHERE member_id = ${memberId}
        UNION SELECT space_id FROM former_space_members WHERE member_id = ${memberId}`,
  );
  for (const { id } of spaces) {
    let after: string | null = null;
    do after = await cleanItems(db, { spaceId: id, memberId, after });
    while (after !== null);
    await leave(db, id, memberId);
  }
}
