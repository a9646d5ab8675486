import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { countRows, queryRows, type Sql } from '../../db/sql';
import { emitEvents } from '../../live/emit-events';
import type { Caller } from '../policies';
import { findMembership, isBlockedPair, isInside } from './membership';

/** Never moves backwards, and never past the last message; returns the number read up to. */
export async function markRead(
  db: Sql,
  me: Caller,
  { conversationId, upTo }: { conversationId: string; upTo: number },
): Promise<number> {
  const { readUpTo, lastNumber } = await findMembership(db, me, conversationId);
  const next = Math.min(upTo, lastNumber);
  const moved = await countRows(
    db,
    sql`UPDATE conversation_members cm SET read_up_to = ${next}
        WHERE conversation_id = ${conversationId} AND member_id = ${me.id} AND read_up_to < ${next}
          AND ${isInside(sql`cm`)} RETURNING 1`,
  );
  if (moved > 0) await emitEvents(db, [{ kind: 'message-read', subject: conversationId, actor: me.id }]);
  return Math.max(next, readUpTo);
}

/** Members who may see that the caller types: none while the request is unanswered, and nobody across a block. */
export async function findTypingAudience(db: Sql, me: Caller, conversationId: string): Promise<string[]> {
  const { state } = await findMembership(db, me, conversationId);
  if (state !== 'member') return [];
  const rows = await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`SELECT cm.member_id AS id FROM conversation_members cm
        WHERE cm.conversation_id = ${conversationId} AND cm.member_id <> ${me.id} AND cm.state = 'member'
          AND NOT ${isBlockedPair(sql`${me.id}::uuid`, sql`cm.member_id`)}`,
  );
  return rows.map(({ id }) => id);
}
