import { sql } from 'drizzle-orm';
import type { Message, NewMessage, Reaction } from '@contract/message/message';
import * as z from 'zod/mini';
import { messages } from '../../db/schema/message';
import { countRows, queryRows, type Sql } from '../../db/sql';
import { HttpProblem } from '../../http/response/problem';
import { emitEvents } from '../../live/emit-events';
import { attachToMessage, claimMedia } from '../media/media';
import { attachVoiceNote } from '../media/voice-note';
import type { Caller } from '../policies';
import { hasVisibleText, normaliseLines } from '../text';
import { assertAccepted, isInside, lockForSending, lockMembership, type Membership } from './membership';
import { viewMessage } from './message-view';

/** NFC; empty for a text that shows nothing. */
function normaliseMessage(text: string): string {
  const lines = normaliseLines(text.normalize('NFC'));
  return hasVisibleText(lines) ? lines : '';
}

const emptyMessage = (): HttpProblem =>
  new HttpProblem('validation', { fields: { text: 'Write something, or add a picture.' } });

/** The id of a message that the caller has sent before; throws `conflict` for an id in use elsewhere. */
async function isSent(db: Sql, me: Caller, conversationId: string, id: string): Promise<boolean> {
  const [row] = await queryRows(
    db,
    z.object({ own: z.boolean() }),
    sql`SELECT author_id = ${me.id} AND conversation_id = ${conversationId} AS own FROM messages WHERE id = ${id}`,
  );
  if (row?.own === false) throw new HttpProblem('conflict', { detail: 'The id of the message is in use.' });
  return row !== undefined;
}

async function assertRepliable(db: Sql, { conversationId, hiddenUpTo }: Membership, id: string) {
  const found = await countRows(
    db,
    sql`SELECT 1 FROM messages WHERE id = ${id} AND conversation_id = ${conversationId} AND number > ${hiddenUpTo}`,
  );
  if (found === 0) throw new HttpProblem('not-found', { detail: 'The message you reply to does not exist.' });
}

/** A conversation in the archive returns with a new message, unless it is muted. */
async function advanceMembers(db: Sql, me: Caller, now: Date, conversationId: string, number: number) {
  await db.execute(sql`UPDATE conversations SET last_number = ${number} WHERE id = ${conversationId}`);
  await db.execute(sql`
    UPDATE conversation_members cm SET last_number = ${number}, last_at = ${now}, archived = archived AND muted,
      read_up_to = CASE WHEN member_id = ${me.id} AND read_up_to = ${number - 1} THEN ${number} ELSE read_up_to END
    WHERE conversation_id = ${conversationId} AND ${isInside(sql`cm`)}`);
}

/** Throws `not-found`, `blocked`, `conflict`, or `validation` for an empty message. */
export async function sendMessage(
  db: Sql,
  me: Caller,
  now: Date,
  {
    conversationId,
    id,
    text: given,
    replyTo,
    media = [],
    voice,
  }: z.output<typeof NewMessage> & {
    conversationId: string;
  },
): Promise<Message> {
  const text = normaliseMessage(given);
  if (text === '' && media.length === 0 && !voice) throw emptyMessage();
  const ids = media.map((picture) => picture.id);
  if (new Set(ids).size < ids.length)
    throw new HttpProblem('validation', { fields: { media: 'Use each picture only once.' } });
  const membership = await lockForSending(db, me, conversationId);
  if (await isSent(db, me, conversationId, id)) return viewMessage(db, me, now, id);
  if (replyTo !== undefined) await assertRepliable(db, membership, replyTo);
  await claimMedia(db, me, ids);
  if (voice) await claimMedia(db, me, [voice.id], 'voice');
  const number = membership.lastNumber + 1;
  await db
    .insert(messages)
    .values({ id, conversationId, number, authorId: me.id, text, replyTo, createdAt: now });
  const sent = { messageId: id, conversationId };
  await attachToMessage(db, sent, media);
  if (voice) await attachVoiceNote(db, sent, media.length, voice);
  await advanceMembers(db, me, now, conversationId, number);
  await emitEvents(db, [{ kind: 'message', subject: id }]);
  return viewMessage(db, me, now, id);
}

const FoundRow = z.object({
  conversationId: z.string(),
  own: z.boolean(),
  deleted: z.boolean(),
  text: z.string(),
  files: z.int(),
  number: z.int(),
});

/** Locks the conversation of a message; throws `not-found` for a message outside the caller's conversations. */
async function lockMessage(db: Sql, me: Caller, id: string) {
  const [row] = await queryRows(
    db,
    z.object({ conversationId: z.string() }),
    sql`SELECT conversation_id AS "conversationId" FROM messages WHERE id = ${id}`,
  );
  if (!row) throw new HttpProblem('not-found');
  const membership = await lockMembership(db, me, row.conversationId);
  const [message] = await queryRows(
    db,
    FoundRow,
    sql`SELECT conversation_id AS "conversationId", author_id = ${me.id} AS own, deleted_at IS NOT NULL AS deleted,
          text, number, (SELECT count(*)::int FROM message_media mm
            WHERE mm.message_id = messages.id AND mm.conversation_id = messages.conversation_id) AS files
        FROM messages WHERE id = ${id} AND conversation_id = ${row.conversationId} AND number > ${membership.hiddenUpTo}`,
  );
  if (!message) throw new HttpProblem('not-found');
  return { membership, message };
}

const assertOwn = (own: boolean, action: string): void => {
  if (!own) throw new HttpProblem('forbidden', { detail: `You can ${action} only your own messages.` });
};

const emitChange = async (db: Sql, id: string): Promise<void> => {
  await db.execute(sql`UPDATE messages SET revision = revision + 1 WHERE id = ${id}`);
  await emitEvents(db, [{ kind: 'message', subject: id }]);
};

/** Throws `conflict` for a deleted message. */
export async function editMessage(
  db: Sql,
  me: Caller,
  now: Date,
  { messageId: id, text: given }: { messageId: string; text: string },
): Promise<Message> {
  const { message } = await lockMessage(db, me, id);
  assertOwn(message.own, 'edit');
  if (message.deleted) throw new HttpProblem('conflict', { detail: 'The message was deleted.' });
  const text = normaliseMessage(given);
  if (text === '' && message.files === 0) throw emptyMessage();
  if (text !== message.text) {
    await db.execute(sql`UPDATE messages SET text = ${text}, edited_at = ${now} WHERE id = ${id}`);
    await emitChange(db, id);
  }
  return viewMessage(db, me, now, id);
}

/** Empties the text at once; the row stays, so that numbers and replies keep their place. False for a deleted message. */
export async function clearMessage(
  db: Sql,
  now: Date,
  { id, removed }: { id: string; removed: boolean },
): Promise<boolean> {
  const cleared = await countRows(
    db,
    sql`UPDATE messages SET text = '', deleted_at = ${now}, removed = ${removed}
        WHERE id = ${id} AND deleted_at IS NULL RETURNING 1`,
  );
  if (cleared === 0) return false;
  await db.execute(sql`DELETE FROM message_reactions WHERE message_id = ${id}`);
  await emitChange(db, id);
  return true;
}

export async function deleteMessage(db: Sql, me: Caller, now: Date, id: string): Promise<Message> {
  const { message } = await lockMessage(db, me, id);
  assertOwn(message.own, 'delete');
  await clearMessage(db, now, { id, removed: false });
  return viewMessage(db, me, now, id);
}

export async function putReaction(
  db: Sql,
  me: Caller,
  now: Date,
  { messageId: id, emoji }: { messageId: string; emoji: Reaction | null },
): Promise<Message> {
  const { membership, message } = await lockMessage(db, me, id);
  assertAccepted(membership);
  if (message.deleted) throw new HttpProblem('conflict', { detail: 'The message was deleted.' });
  const changed = await countRows(
    db,
    emoji === null
      ? sql`DELETE FROM message_reactions WHERE message_id = ${id} AND member_id = ${me.id} RETURNING 1`
      : sql`INSERT INTO message_reactions AS mr (message_id, conversation_id, member_id, emoji, created_at)
            VALUES (${id}, ${message.conversationId}, ${me.id}, ${emoji}, ${now})
            ON CONFLICT (message_id, member_id, conversation_id) DO UPDATE
              SET emoji = excluded.emoji, created_at = excluded.created_at
            WHERE mr.emoji <> excluded.emoji RETURNING 1`,
  );
  if (changed > 0) await emitChange(db, id);
  return viewMessage(db, me, now, id);
}
