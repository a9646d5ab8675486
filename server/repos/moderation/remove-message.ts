import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { lockModeration } from '../../db/lock';
import { queryRows } from '../../db/sql';
import { HttpProblem } from '../../http/response/problem';
import { clearMessage } from '../message/message';
import { closeReports, type Decide, recordDecision } from './decision';

/**
 * Does nothing for a message that is deleted already. Throws `not-found` unless the message has been reported:
 * moderators have no access to other messages.
 */
export const removeMessage: Decide = async (db, me, now, { id, ...grounds }) => {
  await lockModeration(db);
  const [message] = await queryRows(
    db,
    z.object({ memberId: z.string() }),
    sql`SELECT x.author_id AS "memberId" FROM messages x JOIN conversations c ON c.id = x.conversation_id
        WHERE x.id = ${id} AND EXISTS (SELECT 1 FROM reports r WHERE r.message_id = x.id) FOR NO KEY UPDATE OF c`,
  );
  if (!message) throw new HttpProblem('not-found');
  if (!(await clearMessage(db, now, { id, removed: true }))) return;
  const about = { ...message, postId: null, messageId: id };
  await closeReports(db, me, now, 'remove', about);
  await recordDecision(db, me, now, 'remove', { ...about, ...grounds });
};
