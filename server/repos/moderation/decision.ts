import { sql } from 'drizzle-orm';
import type { DecisionAction } from '@contract/decision';
import { decisions } from '../../db/schema';
import { rowsOf, type Sql } from '../../db/sql';
import { makeId } from '../../db/id';
import { emitEvents } from '../../live/emit-events';
import type { Caller } from '../policies';
import { HttpProblem } from '../../http/problem';
import { notifyDecision } from '../notification/notify';
import { updatePostCounts, incrementPostCount, updateRelatedCounts } from '../post/post';

interface DecisionSubject {
  memberId: string;
  postId: string | null;
}

/** Writes a decision into the log, and tells the person concerned unless it is only about the queue. */
async function recordDecision(
  db: Sql,
  me: Caller,
  now: Date,
  action: DecisionAction,
  about: DecisionSubject,
): Promise<void> {
  await db.insert(decisions).values({ id: makeId(now), moderatorId: me.id, action, at: now, ...about });
  if (action !== 'dismiss' && action !== 'reopen') await notifyDecision(db, now, { action, ...about });
}

/** Open reports that a decision answers are closed by it: of the post, or of everything by the person. */
const closeReports = (
  db: Sql,
  me: Caller,
  now: Date,
  action: DecisionAction,
  { memberId, postId }: DecisionSubject,
): Promise<unknown> =>
  db.execute(sql`
    UPDATE reports SET closed_at = ${now}, closed_by = ${me.id}, action = ${action}
    WHERE closed_at IS NULL AND ${postId === null ? sql`member_id = ${memberId}` : sql`post_id = ${postId}`}`);

interface ReportRow extends DecisionSubject, Record<string, unknown> {
  id: string;
  closedAt: string | null;
  action: DecisionAction | null;
}

async function lockReport(db: Sql, id: string): Promise<ReportRow> {
  const [row] = await rowsOf<ReportRow>(
    db,
    sql`SELECT r.id, r.member_id AS "memberId", r.post_id AS "postId", r.closed_at AS "closedAt", r.action
        FROM reports r WHERE r.id = ${id} FOR UPDATE`,
  );
  if (!row) throw new HttpProblem('not-found');
  return row;
}

type DecideById = (db: Sql, me: Caller, now: Date, id: string) => Promise<void>;

/** Closes a report without doing anything about it; one that is closed stays as it is. */
export const dismissReport: DecideById = async (db, me, now, id) => {
  const report = await lockReport(db, id);
  if (report.closedAt !== null) return;
  await db.execute(
    sql`UPDATE reports SET closed_at = ${now}, closed_by = ${me.id}, action = 'dismiss' WHERE id = ${id}`,
  );
  await recordDecision(db, me, now, 'dismiss', { memberId: report.memberId, postId: report.postId });
};

/** Takes a dismissal back; throws `conflict` where the report was answered otherwise, or made again meanwhile. */
export const reopenReport: DecideById = async (db, me, now, id) => {
  const report = await lockReport(db, id);
  if (report.closedAt === null) return;
  const again = await rowsOf(
    db,
    sql`SELECT 1 FROM reports r JOIN reports o ON o.reporter_id = r.reporter_id AND o.closed_at IS NULL
          AND coalesce(o.post_id, o.member_id) = coalesce(r.post_id, r.member_id) WHERE r.id = ${id}`,
  );
  if (report.action !== 'dismiss' || again.length > 0) {
    throw new HttpProblem('conflict', {
      detail: 'Only a dismissed report that was not made again can be reopened.',
    });
  }
  await db.execute(
    sql`UPDATE reports SET closed_at = NULL, closed_by = NULL, action = NULL WHERE id = ${id}`,
  );
  await recordDecision(db, me, now, 'reopen', { memberId: report.memberId, postId: report.postId });
};

interface ModeratedPostRow extends Record<string, unknown> {
  id: string;
  authorId: string;
  replyTo: string | null;
  quoteOf: string | null;
  hidden: boolean;
}

/** Any post that is not deleted, whoever may read it: moderators decide about what they were told of. */
async function lockPost(db: Sql, id: string): Promise<ModeratedPostRow> {
  const [row] = await rowsOf<ModeratedPostRow>(
    db,
    sql`SELECT p.id, p.author_id AS "authorId", p.reply_to AS "replyTo", p.quote_of AS "quoteOf",
          p.hidden_at IS NOT NULL AS hidden
        FROM posts p WHERE p.id = ${id} AND p.deleted_at IS NULL FOR UPDATE`,
  );
  if (!row) throw new HttpProblem('not-found');
  return row;
}

/** Hides or shows a post, with what other posts and its author count of it. */
async function setHidden(db: Sql, me: Caller, now: Date, id: string, hide: boolean): Promise<void> {
  const post = await lockPost(db, id);
  const action = hide ? 'hide' : 'unhide';
  const about = { memberId: post.authorId, postId: id };
  if (hide) await closeReports(db, me, now, action, about);
  if (post.hidden === hide) return;
  await updatePostCounts(db, id, sql`hidden_at = ${hide ? now : null}`);
  await updateRelatedCounts(db, post, hide ? -1 : 1);
  await incrementPostCount(db, post.authorId, hide ? -1 : 1);
  await emitEvents(db, [{ kind: hide ? 'removed' : 'edit', subject: id }]);
  await recordDecision(db, me, now, action, about);
}

export const hidePost: DecideById = (db, me, now, id) => setHidden(db, me, now, id, true);
export const unhidePost: DecideById = (db, me, now, id) => setHidden(db, me, now, id, false);

/** Suspends somebody or lets them back in. The database ends their streams; what they wrote is out of sight meanwhile. */
async function setSuspended(db: Sql, me: Caller, now: Date, handle: string, suspend: boolean): Promise<void> {
  const [member] = await rowsOf<{ id: string; role: string; suspended: boolean }>(
    db,
    sql`SELECT id, role, suspended_at IS NOT NULL AS suspended FROM members WHERE handle = ${handle} FOR UPDATE`,
  );
  if (!member) throw new HttpProblem('not-found');
  if (member.role === 'moderator') {
    throw new HttpProblem('forbidden', { detail: 'Moderators cannot suspend each other.' });
  }
  const action = suspend ? 'suspend' : 'lift';
  const about = { memberId: member.id, postId: null };
  if (suspend) await closeReports(db, me, now, action, about);
  if (member.suspended === suspend) return;
  await db.execute(sql`UPDATE members SET suspended_at = ${suspend ? now : null} WHERE id = ${member.id}`);
  await recordDecision(db, me, now, action, about);
}

export const suspendMember: DecideById = (db, me, now, handle) => setSuspended(db, me, now, handle, true);
export const liftSuspension: DecideById = (db, me, now, handle) => setSuspended(db, me, now, handle, false);
