import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { MAX_SESSIONS, SESSION_DAYS, type MemberSession } from '@contract/account/session';
import { makeId } from '../../db/id';
import { members } from '../../db/schema/member';
import { instantColumn, queryRows, type Sql } from '../../db/sql';
import { HttpProblem } from '../../http/response/problem';
import { emitEvents } from '../../live/emit-events';
import type { Caller } from '../policies';
import type { Device } from './device';

const SESSION_MS = SESSION_DAYS * 86_400_000;
const TOUCH_MS = 5 * 60_000;

export interface StoredSession {
  endedAt: Date | null;
  lastSeenAt: Date;
}

/**
 * An old sign-in without a row is over as well: its row was deleted after SESSION_DAYS, and may have been an ended one.
 * `signedInAt` is in milliseconds since 1970.
 */
export const isSessionOver = (signedInAt: number, session: StoredSession | null, now: Date): boolean =>
  session ? session.endedAt !== null : signedInAt < now.getTime() - SESSION_MS;

/** Writes at most every TOUCH_MS. A member removed meanwhile gets no row. */
export async function touchSession(
  db: Sql,
  { memberId, signedInAt, device }: { memberId: string; signedInAt: number; device: Device },
  stored: StoredSession | null,
  now: Date,
): Promise<void> {
  if (stored && now.getTime() - stored.lastSeenAt.getTime() < TOUCH_MS) return;
  await db.execute(
    sql`INSERT INTO sessions (id, member_id, signed_in_at, last_seen_at, browser, system, network)
        SELECT ${makeId(now)}::uuid, m.id, ${new Date(signedInAt)}::timestamptz, ${now}::timestamptz,
          ${device.browser}::text, ${device.system}::text, ${device.network}::text
        FROM members m WHERE m.id = ${memberId} FOR KEY SHARE OF m
        ON CONFLICT (member_id, signed_in_at) DO UPDATE
        SET last_seen_at = excluded.last_seen_at, browser = excluded.browser, system = excluded.system,
          network = excluded.network
        WHERE sessions.last_seen_at < excluded.last_seen_at`,
  );
}

const Row = z.object({
  id: z.string(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  current: z.boolean(),
  sameNetwork: z.boolean(),
  signedInAt: instantColumn,
  lastSeenAt: instantColumn,
});

/** The current session first, then the one seen last. */
export const listSessions = (db: Sql, me: Caller, signedInAt: Date): Promise<MemberSession[]> =>
  queryRows(
    db,
    Row,
    sql`SELECT s.id, s.browser, s.system, s.signed_in_at = ${signedInAt} AS current,
          coalesce(s.network = own.network, false) AS "sameNetwork",
          s.signed_in_at AS "signedInAt", s.last_seen_at AS "lastSeenAt"
        FROM sessions s JOIN members m ON m.id = s.member_id
          LEFT JOIN sessions own ON own.member_id = s.member_id AND own.signed_in_at = ${signedInAt}
        WHERE s.member_id = ${me.id} AND s.ended_at IS NULL
          AND (m.signed_out_at IS NULL OR s.signed_in_at >= date_trunc('second', m.signed_out_at))
        ORDER BY current DESC, s.last_seen_at DESC, s.id LIMIT ${MAX_SESSIONS}`,
  );

/** Throws `not-found`. The event closes the streams of the member; the ended session cannot open another. */
export async function endSession(db: Sql, me: Caller, id: string, now: Date): Promise<void> {
  const { rowCount } = await db.execute(
    sql`UPDATE sessions SET ended_at = coalesce(ended_at, ${now}) WHERE id = ${id} AND member_id = ${me.id}`,
  );
  if (rowCount === 0) throw new HttpProblem('not-found');
  await emitEvents(db, [{ kind: 'session-ended', subject: me.id }]);
}

/**
 * Takes the session off the list without refusing its tokens, which the device deletes: requests of its other tabs may
 * still be on their way.
 */
export async function forgetOwnSession(db: Sql, me: Caller, signedInAt: Date): Promise<void> {
  await db.execute(sql`DELETE FROM sessions WHERE member_id = ${me.id} AND signed_in_at = ${signedInAt}`);
}

/** A trigger on `members` emits the event that closes the member's streams. */
export async function signOutEverywhere(db: Sql, me: Caller, now: Date): Promise<void> {
  await db.update(members).set({ signedOutAt: now }).where(eq(members.id, me.id));
}
