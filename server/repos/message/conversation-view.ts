import { sql, type SQL } from 'drizzle-orm';
import {
  type Conversation,
  MAX_GROUP_MEMBERS,
  MAX_REQUEST_MESSAGES,
  MAX_UNREAD,
  MembershipState,
  SendBarrier,
} from '@contract/message/conversation';
import * as z from 'zod/mini';
import { instantColumn, queryRows, type Sql } from '../../db/sql';
import { HttpProblem } from '../../http/response/problem';
import { cardOf, CardRow } from '../member/member-card';
import { isActive, type Caller } from '../policies';
import { isBlockedPair, isInside, isListed, otherMember } from './membership';
import { excerptJson, ExcerptRow, toExcerpt } from './message-view';

const Role = z.enum(['owner', 'member']);

const ConversationRow = z.object({
  id: z.string(),
  kind: z.enum(['direct', 'group']),
  name: z.string(),
  state: MembershipState,
  role: Role,
  pinned: z.boolean(),
  archived: z.boolean(),
  muted: z.boolean(),
  readUpTo: z.int(),
  lastNumber: z.int(),
  lastAt: instantColumn,
  members: z.array(z.extend(CardRow, { role: Role, state: MembershipState, readUpTo: z.nullable(z.int()) })),
  lastMessage: z.nullable(ExcerptRow),
  unread: z.int(),
  barrier: z.nullable(SendBarrier),
});
type ConversationRow = z.infer<typeof ConversationRow>;

const toConversation = ({ members, lastMessage, ...row }: ConversationRow): Conversation => ({
  ...row,
  members: members.map(({ role, state, readUpTo, ...card }) => ({ ...cardOf(card), role, state, readUpTo })),
  lastMessage: lastMessage && toExcerpt(lastMessage),
});

/** A request that was declined looks unanswered to the sender. */
const membersJson = (me: Caller): SQL => sql`(
  SELECT coalesce(json_agg(json_build_object('memberId', m.id, 'handle', m.handle, 'name', m.name,
      'avatarUrl', m.avatar_url, 'role', cm.role,
      'state', CASE cm.state WHEN 'member' THEN 'member' ELSE 'requested' END,
      'readUpTo', CASE WHEN own.state = 'member' AND cm.state = 'member'
        AND NOT ${isBlockedPair(sql`${me.id}::uuid`, sql`m.id`)} THEN cm.read_up_to END)
    ORDER BY cm.joined_at, m.id), '[]')
  FROM (SELECT * FROM conversation_members x WHERE x.conversation_id = c.id AND ${isListed(sql`x`)}
    ORDER BY joined_at, member_id LIMIT ${MAX_GROUP_MEMBERS}) cm
  JOIN members m ON m.id = cm.member_id)`;

const barrier = (me: Caller): SQL => sql`CASE WHEN c.kind = 'direct' THEN (
  SELECT CASE
    WHEN ${isBlockedPair(sql`${me.id}::uuid`, sql`o.id`)} THEN 'blocked'
    WHEN o.id IS NULL OR NOT ${isActive(sql`o`)} THEN 'unavailable'
    WHEN ocm.state <> 'member' AND (SELECT count(*) FROM (
      SELECT 1 FROM messages s WHERE s.conversation_id = c.id AND s.author_id = ${me.id}
      LIMIT ${MAX_REQUEST_MESSAGES}) sent) = ${MAX_REQUEST_MESSAGES} THEN 'request' END
  FROM (SELECT 1) one LEFT JOIN members o ON o.id = ${otherMember(sql`c`, me)}
    LEFT JOIN conversation_members ocm ON ocm.conversation_id = c.id AND ocm.member_id = o.id) END`;

/** Counts among the newest messages only: a conversation of any length costs the same. */
const unread = (me: Caller): SQL => sql`(
  SELECT count(*)::int FROM (
    SELECT x.author_id, x.deleted_at FROM messages x
    WHERE x.conversation_id = c.id AND x.number > greatest(own.read_up_to, own.hidden_up_to)
    ORDER BY x.number DESC LIMIT ${MAX_UNREAD}) latest
  WHERE latest.author_id <> ${me.id} AND latest.deleted_at IS NULL)`;

/** Conversations `c` that the caller sees as member `own`; `rest` is WHERE conditions and what follows. */
export async function selectConversations(db: Sql, me: Caller, rest: SQL): Promise<Conversation[]> {
  const rows = await queryRows(
    db,
    ConversationRow,
    sql`SELECT c.id, c.kind, c.name, own.state, own.role, own.pinned, own.archived, own.muted,
          own.read_up_to AS "readUpTo", c.last_number AS "lastNumber", own.last_at AS "lastAt",
          ${membersJson(me)} AS members,
          (SELECT ${excerptJson(me, sql`c`, sql`x`, sql`xa`)}
           FROM messages x JOIN members xa ON xa.id = x.author_id
           WHERE x.conversation_id = c.id AND x.number > own.hidden_up_to ORDER BY x.number DESC LIMIT 1) AS "lastMessage",
          ${unread(me)} AS unread, ${barrier(me)} AS barrier
        FROM conversation_members own JOIN conversations c ON c.id = own.conversation_id
        WHERE own.member_id = ${me.id} AND ${isInside(sql`own`)} AND ${rest}`,
  );
  return rows.map(toConversation);
}

/** Throws `not-found` for outsiders, and for members who left or declined. */
export async function viewConversation(db: Sql, me: Caller, id: string): Promise<Conversation> {
  const [conversation] = await selectConversations(db, me, sql`c.id = ${id}`);
  if (!conversation) throw new HttpProblem('not-found');
  return conversation;
}
