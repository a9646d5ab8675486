import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ReportReason } from '@contract/moderation/report-reason';
import { countRows, queryRows, type Sql } from '../../db/sql';
import { makeId } from '../../db/id';
import { canReport, isActive, viewerOf, type Caller } from '../policies';
import { HttpProblem } from '../../http/response/problem';
import { viewMessage } from '../message/message-view';
import { normaliseLines } from '../text';
import { findMemberId } from '../member/member-name';

interface ReportInput {
  reason: ReportReason;
  note?: string | undefined;
}

/** Open reports per member, because people read the queue. */
const MAX_OPEN_REPORTS = 50;

interface ReportSubject {
  memberId: string;
  postId?: string;
  message?: { id: string; text: string };
}

/** A second report of the same subject replaces reason and note of the first while that is open. */
async function saveReport(db: Sql, me: Caller, now: Date, about: ReportSubject & ReportInput): Promise<void> {
  if (about.memberId === me.id)
    throw new HttpProblem('conflict', { detail: 'You cannot report yourself or what you wrote.' });
  const note = normaliseLines(about.note ?? '');
  await db.execute(sql`
    INSERT INTO reports (id, reporter_id, member_id, post_id, message_id, message_text, reason, note, created_at)
    VALUES (${makeId(now)}, ${me.id}, ${about.memberId}, ${about.postId ?? null}, ${about.message?.id ?? null},
      ${about.message?.text ?? null}, ${about.reason}, ${note}, ${now})
    ON CONFLICT (reporter_id, coalesce(post_id, message_id, member_id)) WHERE closed_at IS NULL
    DO UPDATE SET reason = excluded.reason, note = excluded.note`);
  const open = await countRows(
    db,
    sql`SELECT 1 FROM reports WHERE reporter_id = ${me.id} AND closed_at IS NULL`,
  );
  if (open > MAX_OPEN_REPORTS) {
    throw new HttpProblem('conflict', {
      detail: `You have ${MAX_OPEN_REPORTS} open reports. Wait until moderators have read them.`,
    });
  }
}

/** Throws `not-found` for a post the caller may not read, apart from blocks. */
export async function reportPost(
  db: Sql,
  me: Caller,
  now: Date,
  { postId, ...report }: ReportInput & { postId: string },
): Promise<void> {
  const [post] = await queryRows(
    db,
    z.object({ authorId: z.string() }),
    sql`SELECT p.author_id AS "authorId" FROM posts p WHERE p.id = ${postId} AND ${canReport(viewerOf(me), sql`p`)}`,
  );
  if (!post) throw new HttpProblem('not-found');
  await saveReport(db, me, now, { memberId: post.authorId, postId, ...report });
}

/** Throws `not-found` for a message the caller cannot read: of other conversations, deleted, or hidden by a block. */
export async function reportMessage(
  db: Sql,
  me: Caller,
  now: Date,
  { messageId, ...report }: ReportInput & { messageId: string },
): Promise<void> {
  const { id, author, text, deleted, hidden } = await viewMessage(db, me, now, messageId);
  if (deleted || hidden) throw new HttpProblem('not-found');
  await saveReport(db, me, now, { memberId: author.id, message: { id, text }, ...report });
}

/** Also members who have blocked the caller. Throws `not-found` for suspended ones. */
export async function reportMember(
  db: Sql,
  me: Caller,
  now: Date,
  { handle, ...report }: ReportInput & { handle: string },
): Promise<void> {
  const [member] = await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`SELECT id FROM members WHERE id = ${await findMemberId(db, handle)} AND ${isActive(sql`members`)}`,
  );
  if (!member) throw new HttpProblem('not-found');
  await saveReport(db, me, now, { memberId: member.id, ...report });
}
