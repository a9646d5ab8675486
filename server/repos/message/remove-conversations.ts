import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { queryRows, type Sql } from '../../db/sql';
import { emitEvents } from '../../live/emit-events';
import { passOwnership } from './conversation';

/**
 * Removes a member from the conversations, whose messages of the member are deleted before. The messages of others stay
 * theirs; a conversation without members is deleted.
 */
export async function removeFromConversations(db: Sql, memberId: string): Promise<void> {
  const rows = await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`SELECT conversation_id AS id FROM conversation_members WHERE member_id = ${memberId}`,
  );
  for (const { id } of rows) {
    await db.transaction(async (tx) => {
      const [pair] = await queryRows(
        tx,
        z.object({ low: z.nullable(z.string()), high: z.nullable(z.string()) }),
        sql`SELECT low_id AS low, high_id AS high FROM conversations WHERE id = ${id} FOR NO KEY UPDATE`,
      );
      await tx.execute(
        sql`DELETE FROM direct_pairs WHERE low_id = ${pair?.low ?? null} AND high_id = ${pair?.high ?? null}`,
      );
      await tx.execute(
        sql`DELETE FROM conversation_members WHERE conversation_id = ${id} AND member_id = ${memberId}`,
      );
      await passOwnership(tx, sql`${id}::uuid`);
      await tx.execute(sql`
        DELETE FROM conversations c WHERE c.id = ${id}
          AND NOT EXISTS (SELECT 1 FROM conversation_members cm WHERE cm.conversation_id = c.id)`);
      await emitEvents(tx, [{ kind: 'conversation', subject: id }]);
    });
  }
}
