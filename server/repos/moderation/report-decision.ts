import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { DecisionAction } from '@contract/moderation/decision-action';
import { lockModeration } from '../../db/lock';
import { countRows, instantColumn, queryRows, type Sql } from '../../db/sql';
import { HttpProblem } from '../../http/response/problem';
import { isActive, type Caller } from '../policies';
import { type Decide, DecisionSubject, recordDecision } from './decision';

const ReportRow = z.extend(DecisionSubject, {
  id: z.string(),
  closedAt: z.nullable(instantColumn),
  action: z.nullable(DecisionAction),
});

/** The caller holds the lock of moderation. */
export async function lockReport(db: Sql, id: string): Promise<z.infer<typeof ReportRow>> {
  const [row] = await queryRows(
    db,
    ReportRow,
    sql`SELECT r.id, r.member_id AS "memberId", r.post_id AS "postId", r.message_id AS "messageId",
          r.closed_at AS "closedAt", r.action
        FROM reports r WHERE r.id = ${id} FOR NO KEY UPDATE`,
  );
  if (!row) throw new HttpProblem('not-found');
  return row;
}

/** Throws `forbidden` for a report about the caller, unless nobody else could answer it. */
async function assertNotAboutCaller(db: Sql, me: Caller, memberId: string): Promise<void> {
  if (memberId !== me.id) return;
  const others = await countRows(
    db,
    sql`SELECT 1 FROM members m WHERE m.role = 'moderator' AND m.id <> ${me.id} AND ${isActive(sql`m`)} LIMIT 1`,
  );
  if (others === 0) return;
  throw new HttpProblem('forbidden', {
    detail: 'This report is about you. Another moderator must answer it.',
  });
}

export const dismissReport: Decide = async (db, me, now, { id, ...grounds }) => {
  await lockModeration(db);
  const report = await lockReport(db, id);
  if (report.closedAt !== null) return;
  await assertNotAboutCaller(db, me, report.memberId);
  await db.execute(
    sql`UPDATE reports SET closed_at = ${now}, closed_by = ${me.id}, action = 'dismiss',
          claimed_by = NULL, claimed_at = NULL WHERE id = ${id}`,
  );
  const { memberId, postId, messageId } = report;
  await recordDecision(db, me, now, 'dismiss', { memberId, postId, messageId, ...grounds });
};

/** Throws `conflict` unless the report was dismissed, or when the reporter has reported the same thing again. */
export const reopenReport: Decide = async (db, me, now, { id, ...grounds }) => {
  await lockModeration(db);
  const report = await lockReport(db, id);
  if (report.closedAt === null) return;
  const reportedAgain = await countRows(
    db,
    sql`SELECT 1 FROM reports r JOIN reports o ON o.reporter_id = r.reporter_id AND o.closed_at IS NULL
          AND coalesce(o.post_id, o.message_id, o.member_id) = coalesce(r.post_id, r.message_id, r.member_id)
        WHERE r.id = ${id}`,
  );
  if (report.action !== 'dismiss' || reportedAgain > 0) {
    throw new HttpProblem('conflict', {
      detail: 'Only a dismissed report can be reopened, and only while there is no newer one.',
    });
  }
  await db.execute(
    sql`UPDATE reports SET closed_at = NULL, closed_by = NULL, action = NULL WHERE id = ${id}`,
  );
  const { memberId, postId, messageId } = report;
  await recordDecision(db, me, now, 'reopen', { memberId, postId, messageId, ...grounds });
};
