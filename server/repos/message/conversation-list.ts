import { sql } from 'drizzle-orm';
import { type Conversation, type ConversationList, MAX_UNREAD } from '@contract/message/conversation';
import * as z from 'zod/mini';
import { queryRows, type Sql } from '../../db/sql';
import { toPage } from '../keyset';
import type { Caller } from '../policies';
import type { PageRequest } from '../post/post-list';
import { isBlockedPair, otherMember } from './membership';
import { selectConversations } from './conversation-view';

/** A request from a member who has blocked the caller, or is blocked, is not shown. */
const conditions = (me: Caller) => ({
  active: sql`own.state = 'member' AND NOT own.archived`,
  archived: sql`own.state = 'member' AND own.archived`,
  requests: sql`own.state = 'requested' AND NOT own.archived
    AND NOT (c.kind = 'direct' AND ${isBlockedPair(sql`${me.id}::uuid`, otherMember(sql`c`, me))})`,
});

const isStarted = sql`(c.kind = 'group' OR c.last_number > 0)`;

/** Pinned first, then the latest. A direct conversation is listed from its first message on. */
export async function listConversations(
  db: Sql,
  me: Caller,
  { list, paging, limit }: PageRequest & { list: ConversationList },
): Promise<{ items: Conversation[]; nextCursor: string | null }> {
  const [pinned, at, id] = paging.after ?? [];
  const after =
    pinned === undefined
      ? sql`true`
      : sql`(own.pinned, own.last_at, own.conversation_id) < (${pinned}::boolean, ${at}::timestamptz, ${id}::uuid)`;
  const found = await selectConversations(
    db,
    me,
    sql`${conditions(me)[list]} AND ${isStarted} AND ${after}
        ORDER BY own.pinned DESC, own.last_at DESC, own.conversation_id DESC LIMIT ${limit + 1}`,
  );
  const { rows, nextCursor } = toPage(found, limit, paging, (row) => [
    String(row.pinned),
    row.lastAt,
    row.id,
  ]);
  return { items: rows, nextCursor };
}

/** Conversations looked at; a member with more unread ones has more than MAX_UNREAD messages. */
const LOOKED_AT = MAX_UNREAD;

/** Unread messages outside muted and archived conversations, and unanswered requests. */
export async function countUnread(db: Sql, me: Caller): Promise<{ messages: number; requests: number }> {
  const [row] = await queryRows(
    db,
    z.object({ messages: z.int(), requests: z.int() }),
    sql`WITH open AS MATERIALIZED (
          SELECT own.conversation_id, own.read_up_to, own.hidden_up_to FROM conversation_members own
          WHERE own.member_id = ${me.id} AND own.last_number > own.read_up_to AND NOT own.muted
            AND ${conditions(me).active} LIMIT ${LOOKED_AT})
        SELECT (SELECT count(*)::int FROM (
             SELECT 1 FROM conversation_members own JOIN conversations c ON c.id = own.conversation_id
             WHERE own.member_id = ${me.id} AND ${conditions(me).requests} AND ${isStarted} LIMIT ${LOOKED_AT}) waiting
          ) AS requests,
          (SELECT least(coalesce(sum(each.count), 0), ${MAX_UNREAD})::int FROM open, LATERAL (
             SELECT count(*) AS count FROM (
               SELECT x.author_id, x.deleted_at FROM messages x
               WHERE x.conversation_id = open.conversation_id AND x.number > greatest(open.read_up_to, open.hidden_up_to)
               ORDER BY x.number DESC LIMIT ${MAX_UNREAD}) latest
             WHERE latest.author_id <> ${me.id} AND latest.deleted_at IS NULL) each) AS messages`,
  );
  return row ?? { messages: 0, requests: 0 };
}
