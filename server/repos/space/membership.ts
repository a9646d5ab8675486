import { sql, type SQL } from 'drizzle-orm';
import { type Space, SpaceRole } from '@contract/space/space';
import * as z from 'zod/mini';
import { queryRows, type Sql } from '../../db/sql';
import { HttpProblem } from '../../http/response/problem';
import type { Caller } from '../policies';

const SpaceRow = z.object({
  id: z.string(),
  name: z.string(),
  role: SpaceRole,
  revision: z.int(),
  memberCount: z.int(),
});

/** Spaces `s` of the caller; `rest` is WHERE conditions and what follows. */
export const selectSpaces = (db: Sql, me: Caller, rest: SQL): Promise<Space[]> =>
  queryRows(
    db,
    SpaceRow,
    sql`SELECT s.id, s.name, own.role, s.revision,
          (SELECT count(*)::int FROM space_members sm WHERE sm.space_id = s.id) AS "memberCount"
        FROM space_members own JOIN spaces s ON s.id = own.space_id
        WHERE own.member_id = ${me.id} AND ${rest}`,
  );

async function findOne(db: Sql, me: Caller, spaceId: string, lock: SQL): Promise<Space> {
  const [space] = await selectSpaces(db, me, sql`s.id = ${spaceId} ${lock}`);
  if (!space)
    throw new HttpProblem('not-found', { detail: 'This space was deleted, or you are not a member of it.' });
  return space;
}

/** Throws `not-found` for outsiders. */
export const findSpace = (db: Sql, me: Caller, spaceId: string): Promise<Space> =>
  findOne(db, me, spaceId, sql``);

/** Locks the space until the end of the transaction. Throws `not-found` for outsiders. */
export async function lockSpace(db: Sql, me: Caller, spaceId: string): Promise<Space> {
  await findOne(db, me, spaceId, sql`FOR NO KEY UPDATE OF s`);
  // The role may have changed while the lock was awaited.
  return findSpace(db, me, spaceId);
}

const lockFor =
  (roles: readonly SpaceRole[], detail: string) =>
  async (db: Sql, me: Caller, spaceId: string): Promise<Space> => {
    const space = await lockSpace(db, me, spaceId);
    if (!roles.includes(space.role)) throw new HttpProblem('forbidden', { detail });
    return space;
  };

/** Like `lockSpace`; throws `forbidden` for readers. */
export const lockForEditing = lockFor(['owner', 'editor'], 'Readers of a space cannot change items.');

/** Like `lockSpace`; throws `forbidden` unless the caller owns the space. */
export const lockForOwner = lockFor(['owner'], 'Only owners of a space can do this.');
