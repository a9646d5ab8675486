import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { lockModeration } from '../../db/lock';
import { queryRows, type Sql } from '../../db/sql';
import { closeAppeals } from './close-appeals';
import { endSuspension } from './suspension';

/** Members per transaction. */
const BATCH = 50;

const EndedRow = z.object({ id: z.string(), moderatorId: z.nullable(z.string()) });

/** Ends the suspensions whose term is over; the log names the moderator who set the term. Returns their number. */
export const endSuspensions = (db: Sql, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    await lockModeration(tx);
    const ended = await queryRows(
      tx,
      EndedRow,
      sql`SELECT m.id, (SELECT d.moderator_id FROM decisions d WHERE d.member_id = m.id AND d.action = 'suspend'
              ORDER BY d.at DESC LIMIT 1) AS "moderatorId"
          FROM members m WHERE m.suspended_until <= ${now} ORDER BY m.id LIMIT ${BATCH} FOR NO KEY UPDATE OF m`,
    );
    for (const { id, moderatorId } of ended) {
      await closeAppeals(tx, { now, moderatorId: null, memberId: id, postId: null, outcome: 'expired' });
      await endSuspension(tx, now, { memberId: id, moderatorId });
    }
    return ended.length;
  });
