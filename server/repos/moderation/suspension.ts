import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Role } from '@contract/member/member';
import type { suspendMember as suspendOperation } from '@contract/moderation/moderation';
import { lockModeration } from '../../db/lock';
import { queryRows, type Sql } from '../../db/sql';
import { HttpProblem } from '../../http/response/problem';
import { findMemberId } from '../member/member-name';
import { closeAppeals } from './close-appeals';
import { closeReports, type Decider, type Grounds, recordDecision } from './decision';

type Term = z.output<NonNullable<typeof suspendOperation.body>>;

const DAY_MS = 86_400_000;

/** Locks a member who is no moderator; throws `not-found` or `forbidden`. */
async function lockMember(db: Sql, handle: string): Promise<{ id: string; suspended: boolean }> {
  const [member] = await queryRows(
    db,
    z.object({ id: z.string(), role: Role, suspended: z.boolean() }),
    sql`SELECT id, role, suspended_at IS NOT NULL AS suspended FROM members
        WHERE id = ${await findMemberId(db, handle)} FOR NO KEY UPDATE`,
  );
  if (!member) throw new HttpProblem('not-found');
  if (member.role === 'moderator') {
    throw new HttpProblem('forbidden', { detail: 'A moderator cannot be suspended.' });
  }
  return member;
}

/** A trigger on `members` emits the event that closes the member's streams. A repeated call replaces reason and term. */
export async function suspendMember(
  db: Sql,
  me: Decider,
  now: Date,
  { handle, reason, days, note }: Term & { handle: string },
): Promise<void> {
  await lockModeration(db);
  const member = await lockMember(db, handle);
  const about = { memberId: member.id, postId: null };
  await closeReports(db, me, now, 'suspend', about);
  if (member.suspended && reason === undefined && days === undefined) return;
  const until = days === undefined ? null : new Date(now.getTime() + days * DAY_MS);
  await db.execute(sql`
    UPDATE members SET counts_due = true, suspended_at = coalesce(suspended_at, ${now}), suspended_until = ${until},
      suspended_for = ${reason ?? null} WHERE id = ${member.id}`);
  await recordDecision(db, me, now, 'suspend', { ...about, reason, note });
}

/** The caller holds the lock of moderation. */
export async function endSuspension(
  db: Sql,
  now: Date,
  { memberId, moderatorId, ...grounds }: Grounds & { memberId: string; moderatorId: string | null },
): Promise<void> {
  await db.execute(sql`
    UPDATE members SET counts_due = true, suspended_at = NULL, suspended_until = NULL, suspended_for = NULL WHERE id = ${memberId}`);
  await recordDecision(db, { id: moderatorId }, now, 'lift', { memberId, postId: null, ...grounds });
}

export async function liftSuspension(
  db: Sql,
  me: Decider,
  now: Date,
  { handle, ...grounds }: Grounds & { handle: string },
): Promise<void> {
  await lockModeration(db);
  const member = await lockMember(db, handle);
  if (!member.suspended) return;
  await closeAppeals(db, { now, moderatorId: me.id, memberId: member.id, postId: null, outcome: 'granted' });
  await endSuspension(db, now, { memberId: member.id, moderatorId: me.id, ...grounds });
}
