import { sql, type SQL } from 'drizzle-orm';
import {
  type Conversation,
  MAX_GROUP_MEMBERS,
  MAX_PINNED_CONVERSATIONS,
} from '@contract/message/conversation';
import type { Member } from '@contract/member/member';
import * as z from 'zod/mini';
import { makeId } from '../../db/id';
import { lockPair } from '../../db/lock';
import { countRows, queryRows, type Sql } from '../../db/sql';
import { HttpProblem } from '../../http/response/problem';
import { emitEvents } from '../../live/emit-events';
import { findMember } from '../member/member';
import type { Caller } from '../policies';
import { normaliseLine } from '../text';
import { viewConversation } from './conversation-view';
import { assertAccepted, isListed, lockMembership, type Membership } from './membership';
import { findMemberId } from '../member/member-name';

/** A member the caller may write to; throws `not-found`, `blocked`, or `conflict` for the caller. */
async function findPartner(db: Sql, me: Caller, handle: string): Promise<Member> {
  const member = await findMember(db, me, handle);
  if (member.relation.self) throw new HttpProblem('conflict', { detail: 'You cannot message yourself.' });
  if (member.relation.blocked) throw new HttpProblem('blocked');
  return member;
}

/** Members who follow the caller join at once, others get a request. */
const firstState = ({ relation }: Member): 'member' | 'requested' =>
  relation.followedBy ? 'member' : 'requested';

/** Creates the conversation, or returns it to the caller's list after a declined request. */
export async function openDirect(db: Sql, me: Caller, now: Date, handle: string): Promise<Conversation> {
  const { id: otherId } = await findPartner(db, me, handle);
  await lockPair(db, me.id, otherId);
  const other = await findPartner(db, me, handle);
  const [low, high] = [me.id, otherId].toSorted();
  const fresh = makeId(now);
  const [pair] = await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`INSERT INTO direct_pairs (low_id, high_id, conversation_id) VALUES (${low}, ${high}, ${fresh})
        ON CONFLICT (low_id, high_id) DO UPDATE SET low_id = excluded.low_id RETURNING conversation_id AS id`,
  );
  const id = pair?.id ?? fresh;
  if (id === fresh)
    await db.execute(sql`
      INSERT INTO conversations (id, kind, low_id, high_id, created_at)
      VALUES (${id}, 'direct', ${low}, ${high}, ${now})`);
  await db.execute(sql`
    INSERT INTO conversation_members (conversation_id, member_id, state, joined_at, last_at)
    VALUES (${id}, ${me.id}, 'member', ${now}, ${now}), (${id}, ${otherId}, ${firstState(other)}, ${now}, ${now})
    ON CONFLICT (conversation_id, member_id) DO NOTHING`);
  const returned = await countRows(
    db,
    sql`UPDATE conversation_members cm SET state = 'member', archived = false, last_number = c.last_number,
          last_at = coalesce((SELECT max(x.created_at) FROM messages x
            WHERE x.conversation_id = c.id AND x.number = c.last_number), cm.last_at)
        FROM conversations c WHERE c.id = cm.conversation_id AND cm.conversation_id = ${id} AND cm.member_id = ${me.id}
          AND cm.state <> 'member' RETURNING 1`,
  );
  if (returned > 0) await emitEvents(db, [{ kind: 'conversation', subject: id }]);
  return viewConversation(db, me, id);
}

function assertGroupName(given: string): string {
  const name = normaliseLine(given);
  if (name === '') throw new HttpProblem('validation', { fields: { name: 'Enter a name.' } });
  return name;
}

export async function createGroup(
  db: Sql,
  me: Caller,
  now: Date,
  { name: given, members: handles }: { name: string; members: readonly string[] },
): Promise<Conversation> {
  const name = assertGroupName(given);
  const others: Member[] = [];
  for (const handle of new Set(handles))
    if (handle !== me.handle) others.push(await findPartner(db, me, handle));
  const id = makeId(now);
  await db.execute(
    sql`INSERT INTO conversations (id, kind, name, created_at) VALUES (${id}, 'group', ${name}, ${now})`,
  );
  await db.execute(sql`
    INSERT INTO conversation_members (conversation_id, member_id, role, state, joined_at, last_at)
    VALUES ${sql.join(
      [
        sql`(${id}, ${me.id}, 'owner', 'member', ${now}::timestamptz, ${now}::timestamptz)`,
        ...others.map(
          (other) =>
            sql`(${id}, ${other.id}, 'member', ${firstState(other)}, ${now}::timestamptz, ${now}::timestamptz)`,
        ),
      ],
      sql`, `,
    )}`);
  await emitEvents(db, [{ kind: 'conversation', subject: id }]);
  return viewConversation(db, me, id);
}

/** Throws `conflict` for a direct conversation, or an unanswered request. */
async function lockGroup(db: Sql, me: Caller, conversationId: string): Promise<Membership> {
  const membership = await lockMembership(db, me, conversationId);
  if (membership.kind !== 'group')
    throw new HttpProblem('conflict', { detail: 'This conversation is not a group.' });
  assertAccepted(membership);
  return membership;
}

export async function renameGroup(
  db: Sql,
  me: Caller,
  { conversationId, name: given }: { conversationId: string; name: string },
): Promise<Conversation> {
  const name = assertGroupName(given);
  await lockGroup(db, me, conversationId);
  await db.execute(sql`UPDATE conversations SET name = ${name} WHERE id = ${conversationId}`);
  await emitEvents(db, [{ kind: 'conversation', subject: conversationId }]);
  return viewConversation(db, me, conversationId);
}

interface GroupMember {
  conversationId: string;
  handle: string;
}

/** A new member reads the messages from now on. Does nothing for a member of the group. */
export async function addGroupMember(
  db: Sql,
  me: Caller,
  now: Date,
  { conversationId, handle }: GroupMember,
): Promise<Conversation> {
  const { lastNumber } = await lockGroup(db, me, conversationId);
  const other = await findPartner(db, me, handle);
  await db.execute(sql`
    INSERT INTO conversation_members AS cm
      (conversation_id, member_id, state, joined_at, hidden_up_to, read_up_to, last_number, last_at)
    VALUES (${conversationId}, ${other.id}, ${firstState(other)}, ${now}, ${lastNumber}, ${lastNumber}, ${lastNumber}, ${now})
    ON CONFLICT (conversation_id, member_id) DO UPDATE SET state = excluded.state, role = 'member',
      joined_at = excluded.joined_at, hidden_up_to = excluded.hidden_up_to, read_up_to = excluded.read_up_to,
      last_number = excluded.last_number, last_at = excluded.last_at
    WHERE cm.state = 'left'`);
  const size = await countRows(
    db,
    sql`SELECT 1 FROM conversation_members cm WHERE cm.conversation_id = ${conversationId} AND ${isListed(sql`cm`)}`,
  );
  if (size > MAX_GROUP_MEMBERS)
    throw new HttpProblem('conflict', { detail: `A group has at most ${MAX_GROUP_MEMBERS} members.` });
  await emitEvents(db, [{ kind: 'conversation', subject: conversationId }]);
  return viewConversation(db, me, conversationId);
}

/** The next owner is the member who joined first. */
async function leave(db: Sql, conversationId: string, memberId: string): Promise<void> {
  await db.execute(sql`
    UPDATE conversation_members SET state = 'left', role = 'member', pinned = false, archived = false
    WHERE conversation_id = ${conversationId} AND member_id = ${memberId}`);
  await passOwnership(db, sql`${conversationId}::uuid`);
  await emitEvents(db, [
    { kind: 'conversation', subject: conversationId },
    { kind: 'conversation', subject: conversationId, actor: memberId },
  ]);
}

/** Does nothing for a group with an owner. */
export const passOwnership = (db: Sql, conversationId: SQL) =>
  db.execute(sql`
    UPDATE conversation_members SET role = 'owner'
    WHERE conversation_id = ${conversationId} AND member_id = (
      SELECT cm.member_id FROM conversation_members cm
      WHERE cm.conversation_id = ${conversationId} AND cm.state = 'member'
        AND NOT EXISTS (SELECT 1 FROM conversation_members ow
          WHERE ow.conversation_id = ${conversationId} AND ow.role = 'owner')
        AND EXISTS (SELECT 1 FROM conversations g WHERE g.id = ${conversationId} AND g.kind = 'group')
      ORDER BY cm.joined_at, cm.member_id LIMIT 1)`);

/** Throws `forbidden` unless the caller owns the group. Does nothing for an outsider. */
export async function removeGroupMember(
  db: Sql,
  me: Caller,
  { conversationId, handle }: GroupMember,
): Promise<Conversation> {
  const { role } = await lockGroup(db, me, conversationId);
  if (role !== 'owner')
    throw new HttpProblem('forbidden', { detail: 'Only the owner of a group can remove members.' });
  const [other] = await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`SELECT cm.member_id AS id FROM conversation_members cm
        WHERE cm.member_id = ${await findMemberId(db, handle)} AND cm.conversation_id = ${conversationId} AND ${isListed(sql`cm`)}`,
  );
  if (other?.id === me.id)
    throw new HttpProblem('conflict', { detail: 'Leave the group instead of removing yourself.' });
  if (other) await leave(db, conversationId, other.id);
  return viewConversation(db, me, conversationId);
}

/** Does nothing for a group the caller has left; throws `conflict` for a direct conversation. */
export async function leaveGroup(db: Sql, me: Caller, conversationId: string): Promise<void> {
  await lockGroup(db, me, conversationId);
  await leave(db, conversationId, me.id);
}

interface MembershipChanges {
  accepted?: boolean | undefined;
  pinned?: boolean | undefined;
  archived?: boolean | undefined;
  muted?: boolean | undefined;
}

async function assertRoomForPin(db: Sql, me: Caller, conversationId: string): Promise<void> {
  const pinned = await countRows(
    db,
    sql`SELECT 1 FROM conversation_members WHERE member_id = ${me.id} AND pinned AND conversation_id <> ${conversationId}`,
  );
  if (pinned < MAX_PINNED_CONVERSATIONS) return;
  throw new HttpProblem('conflict', {
    detail: `You have pinned ${MAX_PINNED_CONVERSATIONS} conversations. Unpin one first.`,
  });
}

/** Accepts or declines a request; pins, archives or mutes. The archive holds no pinned conversation. */
export async function updateMembership(
  db: Sql,
  me: Caller,
  { conversationId, ...changes }: MembershipChanges & { conversationId: string },
): Promise<void> {
  const { state } = await lockMembership(db, me, conversationId);
  if (changes.pinned) await assertRoomForPin(db, me, conversationId);
  const answer = { true: 'member', false: 'declined' } as const;
  const next =
    state === 'requested' && changes.accepted !== undefined ? answer[`${changes.accepted}`] : state;
  const archived = changes.pinned ? false : changes.archived;
  const pinned = changes.archived && !changes.pinned ? false : changes.pinned;
  await db.execute(sql`
    UPDATE conversation_members SET state = ${next}, pinned = coalesce(${pinned ?? null}::boolean, pinned),
      archived = coalesce(${archived ?? null}::boolean, archived),
      muted = coalesce(${changes.muted ?? null}::boolean, muted)
    WHERE conversation_id = ${conversationId} AND member_id = ${me.id}`);
  // The others may have left before the answer.
  if (next === 'member' && state === 'requested') await passOwnership(db, sql`${conversationId}::uuid`);
  await emitEvents(db, [
    next === 'member' && state === 'requested'
      ? { kind: 'conversation', subject: conversationId }
      : { kind: 'conversation', subject: conversationId, actor: me.id },
  ]);
}
