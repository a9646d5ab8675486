import { randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { MAX_NAME_LENGTH } from '@contract/member/member';
import { lastWrites, members } from '../../db/schema/member';
import { sessions } from '../../db/schema/session';
import { countRows, type Sql } from '../../db/sql';
import { makeId } from '../../db/id';
import { isSignInRevoked, type Caller } from '../policies';
import { HttpProblem } from '../../http/response/problem';
import { isHeldHandle, isReservedHandle } from './handle-rules';
import { normaliseLine } from '../text';
import type { Identity } from '../../http/token-verifier';
import type { Device } from '../session/device';
import { isSessionOver, touchSession } from '../session/session';

/** "Zoë O'Neill" becomes "zoe_o_neill". The handle may already be taken. */
export function toHandle(name: string): string {
  const base = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 24);
  return base.length < 3 || isReservedHandle(base) ? `member_${base}`.replace(/_$/, '') : base;
}

/** At most 60 UTF-16 units; empty if nothing shows. */
export const normaliseName = (name: string): string =>
  normaliseLine(normaliseLine(name).slice(0, MAX_NAME_LENGTH));

/** Without a name of the member's choice: providers put the mail address there, which is private. */
const chosenName = ({ name, email }: Identity): string => {
  const tidy = normaliseName(name ?? '');
  return tidy.includes('@') || tidy === email ? '' : tidy;
};

const callerColumns = {
  id: members.id,
  handle: members.handle,
  email: members.email,
  role: members.role,
  suspendedAt: members.suspendedAt,
  suspendedUntil: members.suspendedUntil,
  suspendedFor: members.suspendedFor,
  deletesAt: members.deletesAt,
  signedOutAt: members.signedOutAt,
  followingCount: members.followingCount,
};
type Row = Pick<typeof members.$inferSelect, keyof typeof callerColumns>;

/** The first column is never null in a row: Drizzle takes null for a missing row. */
const sessionColumns = { lastSeenAt: sessions.lastSeenAt, endedAt: sessions.endedAt };

const caller = (row: Row): Caller => ({
  id: row.id,
  handle: row.handle,
  moderator: row.role === 'moderator',
  suspended: row.suspendedAt !== null,
  ...(row.suspendedAt === null
    ? {}
    : { suspension: { until: row.suspendedUntil?.toISOString() ?? null, reason: row.suspendedFor } }),
  leaving: row.deletesAt !== null,
  followingCount: row.followingCount,
});

async function insert(db: Sql, identity: Identity, now: Date): Promise<void> {
  const chosen = chosenName(identity);
  const name = chosen || 'New member';
  const base = toHandle(chosen);
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const isPlain = attempt === 0 && chosen !== '';
    const handle = isPlain ? base : `${base}_${randomInt(10_000, 100_000)}`;
    if (await isHeldHandle(db, handle)) continue;
    const made = await db
      .insert(members)
      .values({
        id: makeId(now),
        uid: identity.uid,
        email: identity.email,
        handle,
        name,
        welcome: 'face',
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: members.id });
    if (made.length > 0) return;
    const existing = await countRows(db, sql`SELECT 1 FROM members WHERE uid = ${identity.uid}`);
    if (existing > 0) return;
  }
}

/**
 * Finds or creates the member of an identity and records the session; throws `signed-out` for an ended session.
 * With `linksByEmail` a new uid takes over the member with the same email, because the emulator can lose accounts
 * that the database still has; never with a real provider.
 */
export function createProvision(
  db: Sql,
  linksByEmail: boolean,
): (identity: Identity, device: Device, now: Date) => Promise<Caller> {
  const bySignIn = db
    .select({ ...callerColumns, session: sessionColumns, lastWrite: lastWrites.xid })
    .from(members)
    .leftJoin(lastWrites, eq(lastWrites.memberId, members.id))
    .leftJoin(
      sessions,
      and(eq(sessions.memberId, members.id), eq(sessions.signedInAt, sql.placeholder('signedInAt'))),
    )
    .where(eq(members.uid, sql.placeholder('uid')))
    .prepare('caller');
  const find = async (
    { uid, email, signedInAt }: Identity,
    device: Device,
    now: Date,
  ): Promise<Caller | null> => {
    const [row] = await bySignIn.execute({ uid, signedInAt: new Date(signedInAt).toISOString() });
    if (!row) return null;
    if (isSignInRevoked(signedInAt, row.signedOutAt) || isSessionOver(signedInAt, row.session, now))
      throw new HttpProblem('signed-out');
    await touchSession(db, { memberId: row.id, signedInAt, device }, row.session, now);
    // The member has confirmed a new email at the provider.
    if (email !== null && row.email !== email)
      await db.update(members).set({ email }).where(eq(members.uid, uid));
    return { ...caller(row), ...(row.lastWrite === null ? {} : { lastWrite: row.lastWrite }) };
  };
  const link = async (identity: Identity): Promise<void> => {
    if (!linksByEmail || identity.email === null) return;
    await db.execute(sql`
      UPDATE members SET uid = ${identity.uid} WHERE id =
        (SELECT id FROM members WHERE lower(email) = lower(${identity.email}) ORDER BY created_at LIMIT 1)`);
  };
  return async (identity, device, now) => {
    const known = await find(identity, device, now);
    if (known) return known;
    await link(identity);
    const linked = await find(identity, device, now);
    if (linked) return linked;
    await insert(db, identity, now);
    const made = await find(identity, device, now);
    if (!made) throw new Error('No free handle found for a new member');
    return made;
  };
}
