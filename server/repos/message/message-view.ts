import { sql, type SQL } from 'drizzle-orm';
import { MAX_MESSAGE_EXCERPT, type Message, type MessageExcerpt, Reaction } from '@contract/message/message';
import * as z from 'zod/mini';
import { instantColumn, queryRows, type Sql } from '../../db/sql';
import { HttpProblem } from '../../http/response/problem';
import { messageMediaJson, messageMediaOf, MessageMediaRow } from '../media/media-view';
import { cardColumns, cardOf, CardRow } from '../member/member-card';
import type { Caller } from '../policies';
import { excerptOf } from '../text';
import { isBlockedPair, isInside } from './membership';

export const ExcerptRow = z.object({
  id: z.string(),
  number: z.int(),
  author: CardRow,
  text: z.string(),
  files: z.object({ pictures: z.int(), voice: z.boolean() }),
  deleted: z.boolean(),
  removed: z.boolean(),
  createdAt: instantColumn,
});

/** In a group, members who have blocked one another do not read each other. */
const isHidden = (me: Caller, c: SQL, x: SQL): SQL => sql`(${c}.kind = 'group'
  AND ${x}.author_id <> ${me.id}::uuid AND ${isBlockedPair(sql`${me.id}::uuid`, sql`${x}.author_id`)})`;

/** Message `x` of conversation `c` with its author `xa` as JSON. */
export const excerptJson = (me: Caller, c: SQL, x: SQL, xa: SQL): SQL => sql`json_build_object(
  'id', ${x}.id, 'number', ${x}.number, 'createdAt', ${x}.created_at, 'deleted', ${x}.deleted_at IS NOT NULL,
  'removed', ${x}.removed, 'text', CASE WHEN ${isHidden(me, c, x)} THEN '' ELSE left(${x}.text, ${MAX_MESSAGE_EXCERPT}::int) END,
  'files', (SELECT json_build_object('pictures', count(*) FILTER (WHERE em.seconds IS NULL),
    'voice', count(em.seconds) > 0) FROM message_media em
    WHERE em.message_id = ${x}.id AND em.conversation_id = ${x}.conversation_id AND NOT ${isHidden(me, c, x)}),
  'author', json_build_object('memberId', ${xa}.id, 'handle', ${xa}.handle, 'name', ${xa}.name,
    'avatarUrl', ${xa}.avatar_url))`;

export const toExcerpt = ({ author, text, files, ...row }: z.infer<typeof ExcerptRow>): MessageExcerpt => ({
  ...row,
  author: cardOf(author),
  excerpt: excerptOf(text, MAX_MESSAGE_EXCERPT),
  pictures: row.deleted ? 0 : files.pictures,
  voice: !row.deleted && files.voice,
});

const MessageRow = z.extend(CardRow, {
  messageId: z.string(),
  conversationId: z.string(),
  number: z.int(),
  text: z.string(),
  media: z.nullable(z.array(MessageMediaRow)),
  replyTo: z.nullable(ExcerptRow),
  reactions: z.nullable(z.array(z.object({ emoji: Reaction, count: z.int(), own: z.boolean() }))),
  createdAt: instantColumn,
  editedAt: z.nullable(instantColumn),
  deleted: z.boolean(),
  removed: z.boolean(),
  hidden: z.boolean(),
  revision: z.int(),
});

const toMessage = (
  { messageId, media, replyTo, reactions, hidden, ...row }: z.infer<typeof MessageRow>,
  now: Date,
): Message => ({
  id: messageId,
  conversationId: row.conversationId,
  number: row.number,
  author: cardOf(row),
  text: hidden ? '' : row.text,
  ...messageMediaOf(hidden || row.deleted ? null : media, { purpose: 'read', now }),
  replyTo: replyTo && toExcerpt(replyTo),
  reactions: row.deleted || hidden ? [] : (reactions ?? []),
  createdAt: row.createdAt,
  editedAt: row.deleted ? null : row.editedAt,
  deleted: row.deleted,
  removed: row.removed,
  hidden,
  revision: row.revision,
});

/** Messages `x` of conversations `c` that the caller sees as member `own`; `rest` is WHERE conditions and what follows. */
export async function selectMessages(
  db: Sql,
  me: Caller,
  now: Date,
  rest: SQL,
  hint = '',
): Promise<Message[]> {
  const rows = await queryRows(
    db,
    MessageRow,
    sql`${sql.raw(hint)} SELECT x.id AS "messageId", x.conversation_id AS "conversationId", x.number, x.text,
          ${cardColumns(sql`a`)}, ${messageMediaJson(sql`x`)} AS media, x.created_at AS "createdAt",
          x.edited_at AS "editedAt", x.deleted_at IS NOT NULL AS deleted, x.removed, x.revision,
          ${isHidden(me, sql`c`, sql`x`)} AS hidden,
          (SELECT ${excerptJson(me, sql`c`, sql`r`, sql`ra`)} FROM messages r JOIN members ra ON ra.id = r.author_id
           WHERE r.id = x.reply_to AND r.conversation_id = x.conversation_id AND r.number > own.hidden_up_to) AS "replyTo",
          (SELECT json_agg(json_build_object('emoji', t.emoji, 'count', t.count, 'own', t.own) ORDER BY t.first)
           FROM (SELECT mr.emoji, count(*)::int AS count, bool_or(mr.member_id = ${me.id}) AS own,
                   min(mr.created_at) AS first
                 FROM message_reactions mr WHERE mr.message_id = x.id AND mr.conversation_id = x.conversation_id
                 GROUP BY mr.emoji) t) AS reactions
        FROM messages x JOIN conversations c ON c.id = x.conversation_id
          JOIN conversation_members own ON own.conversation_id = c.id AND own.member_id = ${me.id}
          JOIN members a ON a.id = x.author_id
        WHERE ${isInside(sql`own`)} AND x.number > own.hidden_up_to AND ${rest}`,
  );
  return rows.map((row) => toMessage(row, now));
}

/** Throws `not-found` for a message outside the caller's conversations. */
export async function viewMessage(db: Sql, me: Caller, now: Date, id: string): Promise<Message> {
  const [message] = await selectMessages(db, me, now, sql`x.id = ${id}`);
  if (!message) throw new HttpProblem('not-found');
  return message;
}
