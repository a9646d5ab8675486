import { sql } from 'drizzle-orm';
import type { Space } from '@contract/space/space';
import { MAX_SPACES } from '@contract/space/space-limits';
import * as z from 'zod/mini';
import { lockSpacesOf } from '../../db/lock';
import { countRows, queryRows, type Sql } from '../../db/sql';
import { HttpProblem } from '../../http/response/problem';
import { emitEvents } from '../../live/emit-events';
import type { Caller } from '../policies';
import { normaliseLine } from '../text';
import { findSpace, lockForOwner, selectSpaces } from './membership';

/** The caller's spaces by name. */
export const listSpaces = (db: Sql, me: Caller): Promise<Space[]> =>
  selectSpaces(db, me, sql`true ORDER BY lower(s.name), s.id LIMIT ${MAX_SPACES}`);

/** Runs under `lockSpacesOf`. Throws `conflict` with the detail. */
export async function assertRoomForSpace(db: Sql, memberId: string, detail: string): Promise<void> {
  const spaces = await countRows(db, sql`SELECT 1 FROM space_members WHERE member_id = ${memberId}`);
  if (spaces >= MAX_SPACES) throw new HttpProblem('conflict', { detail });
}

async function createSpace(
  db: Sql,
  me: Caller,
  now: Date,
  { spaceId, name }: { spaceId: string; name: string },
): Promise<void> {
  await lockSpacesOf(db, me.id);
  await assertRoomForSpace(db, me.id, `You have ${MAX_SPACES} spaces. Leave or delete one first.`);
  await db.execute(
    sql`WITH s AS (INSERT INTO spaces (id, name, created_at) VALUES (${spaceId}, ${name}, ${now}::timestamptz)
          ON CONFLICT (id) DO NOTHING RETURNING id, created_at)
        INSERT INTO space_members (space_id, member_id, role, joined_at)
        SELECT s.id, ${me.id}, 'owner', s.created_at FROM s`,
  );
}

/**
 * Creates or renames. Throws `not-found` for the space of others and, unless it may `create`, for a missing one;
 * `forbidden` unless the caller owns the space.
 */
export async function putSpace(
  db: Sql,
  me: Caller,
  now: Date,
  { spaceId, name: given, create }: { spaceId: string; name: string; create: boolean },
): Promise<Space> {
  const name = normaliseLine(given);
  if (name === '') throw new HttpProblem('validation', { fields: { name: 'Enter a name.' } });
  if (create && (await countRows(db, sql`SELECT 1 FROM spaces WHERE id = ${spaceId}`)) === 0)
    await createSpace(db, me, now, { spaceId, name });
  const space = await lockForOwner(db, me, spaceId);
  if (space.name !== name) await db.execute(sql`UPDATE spaces SET name = ${name} WHERE id = ${spaceId}`);
  await emitEvents(db, [{ kind: 'space-changed', subject: spaceId }]);
  return findSpace(db, me, spaceId);
}

/** Deletes the space with its items. Tells the members, who are no longer known afterwards. */
export async function dropSpace(db: Sql, spaceId: string): Promise<void> {
  const members = await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`SELECT member_id AS id FROM space_members WHERE space_id = ${spaceId}`,
  );
  await emitEvents(
    db,
    members.flatMap(({ id }) => [
      { kind: 'space-changed', subject: spaceId, actor: id },
      // The notification of being added is deleted with the space.
      { kind: 'notification', subject: id },
    ]),
  );
  await db.execute(sql`DELETE FROM spaces WHERE id = ${spaceId}`);
}

/** Throws `not-found`, and `forbidden` unless the caller owns the space. */
export async function deleteSpace(db: Sql, me: Caller, spaceId: string): Promise<void> {
  await lockForOwner(db, me, spaceId);
  await dropSpace(db, spaceId);
}
