import { sql } from 'drizzle-orm';
import { type Space, type SpaceMember, SpaceRole } from '@contract/space/space';
import { MAX_SPACE_MEMBERS } from '@contract/space/space-limits';
import * as z from 'zod/mini';
import { lockSpacesOf } from '../../db/lock';
import { countRows, queryRows, type Sql } from '../../db/sql';
import { HttpProblem } from '../../http/response/problem';
import { emitEvents } from '../../live/emit-events';
import { cardColumns, cardOf, CardRow } from '../member/member-card';
import { findMember } from '../member/member';
import { findMemberId } from '../member/member-name';
import { notifySpaceMember } from '../notification/notify';
import type { Caller } from '../policies';
import { findSpace, lockForOwner, lockSpace } from './membership';
import { assertRoomForSpace } from './space';

const MemberRow = z.extend(CardRow, { role: SpaceRole });

/** In the order of joining, also members who have blocked the caller. Throws `not-found` for outsiders. */
export async function listSpaceMembers(db: Sql, me: Caller, spaceId: string): Promise<SpaceMember[]> {
  await findSpace(db, me, spaceId);
  const rows = await queryRows(
    db,
    MemberRow,
    sql`SELECT ${cardColumns(sql`m`)}, sm.role FROM space_members sm JOIN members m ON m.id = sm.member_id
        WHERE sm.space_id = ${spaceId} ORDER BY sm.joined_at, m.id`,
  );
  return rows.map((row) => Object.assign(cardOf(row), { role: row.role }));
}

interface OfMember {
  spaceId: string;
  handle: string;
}

async function roleOf(db: Sql, spaceId: string, memberId: string): Promise<SpaceRole | null> {
  const [row] = await queryRows(
    db,
    z.object({ role: SpaceRole }),
    sql`SELECT role FROM space_members WHERE space_id = ${spaceId} AND member_id = ${memberId}`,
  );
  return row?.role ?? null;
}

async function assertOtherOwner(db: Sql, spaceId: string, memberId: string, detail: string): Promise<void> {
  const others = await countRows(
    db,
    sql`SELECT 1 FROM space_members WHERE space_id = ${spaceId} AND role = 'owner' AND member_id <> ${memberId}`,
  );
  if (others === 0) throw new HttpProblem('conflict', { detail });
}

async function addMember(
  db: Sql,
  now: Date,
  { spaceId, memberId, role }: { spaceId: string; memberId: string; role: SpaceRole },
): Promise<void> {
  await assertRoomForSpace(db, memberId, 'This member is in too many spaces.');
  const size = await countRows(db, sql`SELECT 1 FROM space_members WHERE space_id = ${spaceId}`);
  if (size >= MAX_SPACE_MEMBERS)
    throw new HttpProblem('conflict', { detail: `A space has at most ${MAX_SPACE_MEMBERS} members.` });
  await db.execute(
    sql`INSERT INTO space_members (space_id, member_id, role, joined_at)
        VALUES (${spaceId}, ${memberId}, ${role}, ${now})`,
  );
}

/** Adds a member or changes the role. Throws `not-found`, `forbidden`, `blocked` and `conflict`. */
export async function putSpaceMember(
  db: Sql,
  me: Caller,
  now: Date,
  { spaceId, handle, role }: OfMember & { role: SpaceRole },
): Promise<Space> {
  await findSpace(db, me, spaceId);
  const { id: memberId, relation } = await findMember(db, me, handle);
  await lockSpacesOf(db, memberId);
  await lockForOwner(db, me, spaceId);
  const known = await roleOf(db, spaceId, memberId);
  if (known === null) {
    if (relation.blocked) throw new HttpProblem('blocked');
    await addMember(db, now, { spaceId, memberId, role });
    await notifySpaceMember(db, now, { to: memberId, actor: me.id, spaceId });
  } else {
    if (known === 'owner' && role !== 'owner')
      await assertOtherOwner(db, spaceId, memberId, 'Make another member the owner first.');
    await db.execute(
      sql`UPDATE space_members SET role = ${role} WHERE space_id = ${spaceId} AND member_id = ${memberId}`,
    );
  }
  await emitEvents(db, [{ kind: 'space-changed', subject: spaceId }]);
  return findSpace(db, me, spaceId);
}

/**
 * Owners remove anyone, other members only themselves; does nothing for an outsider's handle. Throws `not-found`,
 * `forbidden`, and `conflict` for the last owner.
 */
export async function removeSpaceMember(db: Sql, me: Caller, { spaceId, handle }: OfMember): Promise<void> {
  const { role } = await lockSpace(db, me, spaceId);
  const memberId = await findMemberId(db, handle);
  if (memberId !== me.id && role !== 'owner')
    throw new HttpProblem('forbidden', { detail: 'Only owners of a space can remove members.' });
  if (memberId === null || (await roleOf(db, spaceId, memberId)) === null) return;
  await assertOtherOwner(
    db,
    spaceId,
    memberId,
    'A space needs an owner: make another member the owner, or delete the space.',
  );
  await db.execute(sql`DELETE FROM space_members WHERE space_id = ${spaceId} AND member_id = ${memberId}`);
  await db.execute(
    sql`INSERT INTO former_space_members (space_id, member_id) VALUES (${spaceId}, ${memberId})
        ON CONFLICT DO NOTHING`,
  );
  await emitEvents(db, [
    { kind: 'space-changed', subject: spaceId },
    { kind: 'space-changed', subject: spaceId, actor: memberId },
    // The notification of being added is no longer counted.
    { kind: 'notification', subject: memberId },
  ]);
}
