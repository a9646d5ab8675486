import { sql, type SQL } from 'drizzle-orm';
import { MAX_REQUEST_MESSAGES, MembershipState } from '@contract/message/conversation';
import * as z from 'zod/mini';
import { lockPair } from '../../db/lock';
import { countRows, queryRows, type Sql } from '../../db/sql';
import { HttpProblem } from '../../http/response/problem';
import { isActive, type Caller } from '../policies';

const MembershipRow = z.object({
  conversationId: z.string(),
  kind: z.enum(['direct', 'group']),
  state: MembershipState,
  role: z.enum(['owner', 'member']),
  hiddenUpTo: z.int(),
  readUpTo: z.int(),
  lastNumber: z.int(),
  /** The other member of a direct conversation; null for a group or a removed account. */
  otherId: z.nullable(z.string()),
});
export type Membership = z.infer<typeof MembershipRow>;

/** States of members `cm` (a table alias) who see the conversation. */
export const isInside = (cm: SQL): SQL => sql`${cm}.state IN ('member', 'requested')`;

/** States of members `cm` whom a conversation shows: a declined request looks unanswered. */
export const isListed = (cm: SQL): SQL => sql`${cm}.state <> 'left'`;

/** The other member of direct conversation `c`, seen by `me`. */
export const otherMember = (c: SQL, me: Caller): SQL =>
  sql`CASE WHEN ${c}.low_id = ${me.id}::uuid THEN ${c}.high_id ELSE ${c}.low_id END`;

/** One of `a` and `b`, both ids, has blocked the other. */
export const isBlockedPair = (a: SQL, b: SQL): SQL => sql`EXISTS (
  SELECT 1 FROM blocks bl WHERE (bl.member_id, bl.target_id) IN ((${a}, ${b}), (${b}, ${a})))`;

async function readMembership(db: Sql, me: Caller, where: SQL, lock: SQL): Promise<Membership> {
  const [row] = await queryRows(
    db,
    MembershipRow,
    sql`SELECT c.id AS "conversationId", c.kind, own.state, own.role, own.hidden_up_to AS "hiddenUpTo",
          own.read_up_to AS "readUpTo", c.last_number AS "lastNumber",
          CASE WHEN c.kind = 'direct' THEN ${otherMember(sql`c`, me)} END AS "otherId"
        FROM conversations c JOIN conversation_members own ON own.conversation_id = c.id AND own.member_id = ${me.id}
        WHERE ${where} AND ${isInside(sql`own`)} ${lock}`,
  );
  if (!row) throw new HttpProblem('not-found');
  return row;
}

/** Throws `not-found` for outsiders, and for members who left or declined. */
export const findMembership = (db: Sql, me: Caller, conversationId: string): Promise<Membership> =>
  readMembership(db, me, sql`c.id = ${conversationId}`, sql``);

/** Like `findMembership`; locks the conversation until the end of the transaction. */
export const lockMembership = (db: Sql, me: Caller, conversationId: string): Promise<Membership> =>
  readMembership(db, me, sql`c.id = ${conversationId}`, sql`FOR NO KEY UPDATE OF c`);

/** Throws `conflict` for a request the caller has not answered. */
export function assertAccepted({ state }: Membership): void {
  if (state === 'member') return;
  throw new HttpProblem('conflict', { detail: 'Accept the request first.' });
}

const OtherRow = z.object({ active: z.boolean(), blocked: z.boolean(), accepted: z.boolean() });

/** Throws `blocked`, or `conflict` for a missing account and for a request with enough messages. */
async function assertReachable(db: Sql, me: Caller, { conversationId, otherId }: Membership): Promise<void> {
  const [other] = await queryRows(
    db,
    OtherRow,
    sql`SELECT ${isActive(sql`m`)} AS active, ${isBlockedPair(sql`${me.id}::uuid`, sql`m.id`)} AS blocked,
          coalesce(cm.state = 'member', false) AS accepted
        FROM members m
          LEFT JOIN conversation_members cm ON cm.member_id = m.id AND cm.conversation_id = ${conversationId}
        WHERE m.id = ${otherId}`,
  );
  if (other?.blocked) throw new HttpProblem('blocked');
  if (!other?.active) throw new HttpProblem('conflict', { detail: 'This account is not available.' });
  if (other.accepted) return;
  const sent = await countRows(
    db,
    sql`SELECT 1 FROM messages x WHERE x.conversation_id = ${conversationId} AND x.author_id = ${me.id}
        LIMIT ${MAX_REQUEST_MESSAGES}`,
  );
  if (sent < MAX_REQUEST_MESSAGES) return;
  throw new HttpProblem('conflict', {
    detail: `You have sent ${MAX_REQUEST_MESSAGES} messages. Wait until your request is accepted.`,
  });
}

/** The locked conversation, for a new message. A block cannot happen meanwhile. */
export async function lockForSending(db: Sql, me: Caller, conversationId: string): Promise<Membership> {
  const { otherId } = await findMembership(db, me, conversationId);
  if (otherId !== null) await lockPair(db, me.id, otherId);
  const membership = await lockMembership(db, me, conversationId);
  assertAccepted(membership);
  if (membership.kind === 'direct') await assertReachable(db, me, membership);
  return membership;
}
