import { randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { MAX_NAME_LENGTH } from '@contract/member/member';
import { lastWrites, members } from '../../db/schema/member';
import { sessions } from '../../db/schema/session';
import type { Sql } from '../../db/sql';
import { makeId } from '../../db/id';
import { isSignInRevoked, type Caller } from '../policies';
import { HttpProblem } from '../../http/response/problem';
import { createAccountOwners } from './account-owners';
import { isReservedHandle } from './handle-rules';
import { claimAccount, claimHandle, findAccountOwner, isHeldHandle, releaseAccount } from './member-name';
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

/** Thrown to roll back: the account or the handle is another member's. */
class NameTaken extends Error {}

type NewMember = Pick<typeof members.$inferInsert, 'email' | 'handle' | 'name' | 'uid'>;

/** False where a member has the account or the handle. */
async function insertMember(db: Sql, member: NewMember, now: Date): Promise<boolean> {
  const id = makeId(now);
  try {
    await db.transaction(async (tx) => {
      await tx.insert(members).values({ ...member, id, welcome: 'face', createdAt: now });
      const isOwn = (await claimAccount(tx, member.uid, id)) && (await claimHandle(tx, member.handle, id));
      // Asked with the claim, which waits for a member who is giving the handle up: it is held from then on.
      if (!isOwn || (await isHeldHandle(tx, member.handle))) throw new NameTaken();
    });
    return true;
  } catch (cause) {
    if (cause instanceof NameTaken) return false;
    throw cause;
  }
}

async function insert(db: Sql, identity: Identity, now: Date): Promise<void> {
  const { uid, email } = identity;
  const chosen = chosenName(identity);
  const name = chosen || 'New member';
  const base = toHandle(chosen);
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const isPlain = attempt === 0 && chosen !== '';
    const handle = isPlain ? base : `${base}_${randomInt(10_000, 100_000)}`;
    if (await insertMember(db, { uid, email, handle, name }, now)) return;
    if ((await findAccountOwner(db, uid)) !== null) return;
  }
}

/** The oldest member with the mail address gets the account. */
const takeOver = (db: Sql, uid: string, email: string): Promise<void> =>
  db.transaction(async (tx) => {
    const [member] = await tx
      .select({ id: members.id, uid: members.uid })
      .from(members)
      .where(eq(sql`lower(${members.email})`, email.toLowerCase()))
      .orderBy(members.createdAt)
      .limit(1)
      .for('no key update');
    if (!member) return;
    await tx.update(members).set({ uid }).where(eq(members.id, member.id));
    await releaseAccount(tx, member.uid, member.id);
    await claimAccount(tx, uid, member.id);
  });

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
    .where(and(eq(members.id, sql.placeholder('id')), eq(members.uid, sql.placeholder('uid'))))
    .prepare('caller');
  const owners = createAccountOwners(db);
  const find = async (
    { uid, email, signedInAt }: Identity,
    device: Device,
    now: Date,
  ): Promise<Caller | null> => {
    const row = await owners.read(uid, async (id) => {
      const [found] = await bySignIn.execute({ id, uid, signedInAt: new Date(signedInAt).toISOString() });
      return found;
    });
    if (!row) return null;
    if (isSignInRevoked(signedInAt, row.signedOutAt) || isSessionOver(signedInAt, row.session, now))
      throw new HttpProblem('signed-out');
    await touchSession(db, { memberId: row.id, signedInAt, device }, row.session, now);
    // The member has confirmed a new email at the provider.
    if (email !== null && row.email !== email)
      await db.update(members).set({ email }).where(eq(members.id, row.id));
    return { ...caller(row), ...(row.lastWrite === null ? {} : { lastWrite: row.lastWrite }) };
  };
  const link = async (identity: Identity): Promise<void> => {
    if (!linksByEmail || identity.email === null) return;
    await takeOver(db, identity.uid, identity.email);
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
