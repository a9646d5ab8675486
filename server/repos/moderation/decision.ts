import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { DecisionAction } from '@contract/moderation/decision-action';
import { Role } from '@contract/member/member';
import type { DecisionInput, suspendMember as suspendOperation } from '@contract/moderation/moderation';
import { decisions } from '../../db/schema/moderation';
import { lockModeration } from '../../db/lock';
import { countRows, instantColumn, queryRows, type Sql } from '../../db/sql';
import { makeId } from '../../db/id';
import { emitEvents } from '../../live/emit-events';
import { isActive, type Caller } from '../policies';
import { HttpProblem } from '../../http/response/problem';
import { notifyDecision } from '../notification/notify';
import { normaliseLines } from '../text';
import { closeAppeals } from './close-appeals';
import { updatePostCounts, incrementPostCount, setCounted } from '../post/post';
import { findMemberId } from '../member/member-name';

/** The moderator's reason and note. */
type Grounds = DecisionInput;

const DecisionSubject = z.object({
  memberId: z.string(),
  postId: z.nullable(z.string()),
  messageId: z.optional(z.nullable(z.string())),
});
type DecisionSubject = z.infer<typeof DecisionSubject>;

/** A moderator, or null for an operator and for the service itself. */
interface Decider {
  id: string | null;
}

/** Logs a decision and notifies the member concerned, except for decisions about the queue itself. */
export async function recordDecision(
  db: Sql,
  me: Decider,
  now: Date,
  action: DecisionAction,
  { memberId, postId, messageId, reason, note }: DecisionSubject & Grounds,
): Promise<void> {
  const about = { memberId, postId };
  await db.insert(decisions).values({
    id: makeId(now),
    moderatorId: me.id,
    action,
    at: now,
    ...about,
    messageId: messageId ?? null,
    reason: reason ?? null,
    note: normaliseLines(note ?? ''),
  });
  if (action !== 'dismiss' && action !== 'reopen') await notifyDecision(db, now, { action, ...about });
}

/** Closes the open reports of the post or message or, without either, every open report about the member. */
export const closeReports = (
  db: Sql,
  me: Decider,
  now: Date,
  action: DecisionAction,
  { memberId, postId, messageId = null }: DecisionSubject,
): Promise<unknown> => {
  const aboutPost = postId === null ? sql`member_id = ${memberId}` : sql`post_id = ${postId}`;
  return db.execute(sql`
    UPDATE reports SET closed_at = ${now}, closed_by = ${me.id}, action = ${action}, claimed_by = NULL, claimed_at = NULL
    WHERE closed_at IS NULL AND ${messageId === null ? aboutPost : sql`message_id = ${messageId}`}`);
};

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

export type Decide = (db: Sql, me: Caller, now: Date, input: Grounds & { id: string }) => Promise<void>;

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

const ModeratedPostRow = z.object({
  id: z.string(),
  authorId: z.string(),
  replyTo: z.nullable(z.string()),
  quoteOf: z.nullable(z.string()),
  hidden: z.boolean(),
  counted: z.boolean(),
});

/** Any post that is not deleted, readable by the moderator or not. */
async function lockPost(db: Sql, id: string): Promise<z.infer<typeof ModeratedPostRow>> {
  const [row] = await queryRows(
    db,
    ModeratedPostRow,
    sql`SELECT p.id, p.author_id AS "authorId", p.reply_to AS "replyTo", p.quote_of AS "quoteOf",
          p.hidden_at IS NOT NULL AS hidden, p.counted
        FROM posts p WHERE p.id = ${id} AND p.deleted_at IS NULL FOR NO KEY UPDATE`,
  );
  if (!row) throw new HttpProblem('not-found');
  return row;
}

/** Throws `forbidden` for an own post that another moderator has hidden. */
async function assertNotOwnMatter(db: Sql, me: Caller, post: z.infer<typeof ModeratedPostRow>) {
  if (post.authorId !== me.id || !post.hidden) return;
  const [last] = await queryRows(
    db,
    z.object({ isOwn: z.boolean() }),
    sql`SELECT d.moderator_id IS NOT DISTINCT FROM ${me.id}::uuid AS "isOwn" FROM decisions d
        WHERE d.post_id = ${post.id} AND d.action = 'hide' ORDER BY d.at DESC, d.id DESC LIMIT 1`,
  );
  if (last?.isOwn) return;
  throw new HttpProblem('forbidden', {
    detail: 'Another moderator has hidden your post. You cannot show it again yourself.',
  });
}

/** Also updates the counts of the author, the parent and the quoted post. */
async function setHidden(
  db: Sql,
  me: Caller,
  now: Date,
  { id, hide, ...grounds }: Grounds & { id: string; hide: boolean },
): Promise<void> {
  await lockModeration(db);
  const post = await lockPost(db, id);
  const action = hide ? 'hide' : 'unhide';
  const about = { memberId: post.authorId, postId: id };
  if (!hide) await assertNotOwnMatter(db, me, post);
  if (!hide) await closeAppeals(db, { ...about, now, moderatorId: me.id, outcome: 'granted' });
  if (hide) await closeReports(db, me, now, action, about);
  if (post.hidden === hide) return;
  await setCounted(db, post, !hide);
  await updatePostCounts(db, id, sql`hidden_at = ${hide ? now : null}`);
  await incrementPostCount(db, post.authorId, hide ? -1 : 1);
  await emitEvents(db, [{ kind: hide ? 'removed' : 'edit', subject: id }]);
  await recordDecision(db, me, now, action, { ...about, ...grounds });
}

export const hidePost: Decide = (db, me, now, input) => setHidden(db, me, now, { ...input, hide: true });
export const unhidePost: Decide = (db, me, now, input) => setHidden(db, me, now, { ...input, hide: false });

type Term = z.output<NonNullable<typeof suspendOperation.body>>;

const DAY_MS = 86_400_000;

/** Locks a member who is no moderator; throws `not-found` or `forbidden`. */
async function lockMember(db: Sql, handle: string): Promise<{ id: string; suspended: boolean }> {
  const [member] = await queryRows(
    db,
    z.object({ id: z.string(), role: Role, suspended: z.boolean() }),
    sql`SELECT id, role, suspended_at IS NOT NULL AS suspended FROM members
        WHERE id = ${await findMemberId(db, handle)} FOR NO KEY UPDATE`,
  );
  if (!member) throw new HttpProblem('not-found');
  if (member.role === 'moderator') {
    throw new HttpProblem('forbidden', { detail: 'A moderator cannot be suspended.' });
  }
  return member;
}

/** A trigger on `members` emits the event that closes the member's streams. A repeated call replaces reason and term. */
export async function suspendMember(
  db: Sql,
  me: Decider,
  now: Date,
  { handle, reason, days, note }: Term & { handle: string },
): Promise<void> {
  await lockModeration(db);
  const member = await lockMember(db, handle);
  const about = { memberId: member.id, postId: null };
  await closeReports(db, me, now, 'suspend', about);
  if (member.suspended && reason === undefined && days === undefined) return;
  const until = days === undefined ? null : new Date(now.getTime() + days * DAY_MS);
  await db.execute(sql`
    UPDATE members SET counts_due = true, suspended_at = coalesce(suspended_at, ${now}), suspended_until = ${until},
      suspended_for = ${reason ?? null} WHERE id = ${member.id}`);
  await recordDecision(db, me, now, 'suspend', { ...about, reason, note });
}

/** The caller holds the lock of moderation. */
export async function endSuspension(
  db: Sql,
  now: Date,
  { memberId, moderatorId, ...grounds }: Grounds & { memberId: string; moderatorId: string | null },
): Promise<void> {
  await db.execute(sql`
    UPDATE members SET counts_due = true, suspended_at = NULL, suspended_until = NULL, suspended_for = NULL WHERE id = ${memberId}`);
  await recordDecision(db, { id: moderatorId }, now, 'lift', { memberId, postId: null, ...grounds });
}

export async function liftSuspension(
  db: Sql,
  me: Decider,
  now: Date,
  { handle, ...grounds }: Grounds & { handle: string },
): Promise<void> {
  await lockModeration(db);
  const member = await lockMember(db, handle);
  if (!member.suspended) return;
  await closeAppeals(db, { now, moderatorId: me.id, memberId: member.id, postId: null, outcome: 'granted' });
  await endSuspension(db, now, { memberId: member.id, moderatorId: me.id, ...grounds });
}
