import { sql } from 'drizzle-orm';
import type { ReportReason } from '@contract/report-reason';
import { rowsOf, type Sql } from '../../db/sql';
import { makeId } from '../../db/id';
import type { Caller } from '../policies';
import { HttpProblem } from '../../http/problem';
import { normaliseLines } from '../text';
import { findMember } from '../member/member';
import { findReadable } from '../post/post';

interface ReportInput {
  reason: ReportReason;
  note?: string | undefined;
}

/** Reports somebody may have open at once: a queue is read by people. */
const MAX_OPEN = 50;

/** One open report of each member about each subject: saying it again, in other words, replaces it. */
async function saveReport(
  db: Sql,
  me: Caller,
  now: Date,
  about: { memberId: string; postId: string | null } & ReportInput,
): Promise<void> {
  if (about.memberId === me.id)
    throw new HttpProblem('conflict', { detail: 'This is yours. You can delete it.' });
  const note = normaliseLines(about.note ?? '');
  await db.execute(sql`
    INSERT INTO reports (id, reporter_id, member_id, post_id, reason, note, created_at)
    VALUES (${makeId(now)}, ${me.id}, ${about.memberId}, ${about.postId}, ${about.reason}, ${note}, ${now})
    ON CONFLICT (reporter_id, coalesce(post_id, member_id)) WHERE closed_at IS NULL
    DO UPDATE SET reason = excluded.reason, note = excluded.note`);
  const [open] = await rowsOf<{ count: number }>(
    db,
    sql`SELECT count(*)::int AS count FROM reports WHERE reporter_id = ${me.id} AND closed_at IS NULL`,
  );
  if ((open?.count ?? 0) > MAX_OPEN) {
    throw new HttpProblem('conflict', {
      detail: `You have ${MAX_OPEN} open reports. Wait until they are looked at.`,
    });
  }
}

/** Reports a post the caller may read. */
export async function reportPost(
  db: Sql,
  me: Caller,
  now: Date,
  { postId, ...complaint }: ReportInput & { postId: string },
): Promise<void> {
  const post = await findReadable(db, me, postId);
  await saveReport(db, me, now, { memberId: post.authorId, postId, ...complaint });
}

/** Reports a person whose profile the caller may see. */
export async function reportMember(
  db: Sql,
  me: Caller,
  now: Date,
  { handle, ...complaint }: ReportInput & { handle: string },
): Promise<void> {
  const member = await findMember(db, me, handle);
  await saveReport(db, me, now, { memberId: member.id, postId: null, ...complaint });
}
