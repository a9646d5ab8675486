import { sql } from 'drizzle-orm';
import type { Post } from '@contract/post';
import { rowsOf, type Sql } from '../../db/sql';
import type { Caller } from '../policies';
import { HttpProblem } from '../../http/problem';
import { notify } from '../notification/notify';
import { updatePostCounts, findReadable } from './post';
import { viewPost } from './post-view';

/** Votes once. The same vote again changes nothing; another one, or one after the end, is a `conflict`. */
export async function votePoll(
  db: Sql,
  me: Caller,
  now: Date,
  vote: { postId: string; choice: number },
): Promise<Post> {
  const { postId, choice } = vote;
  await findReadable(db, me, postId);
  const [poll] = await rowsOf<{ open: boolean; options: number; own: number | null }>(
    db,
    sql`SELECT po.closes_at > ${now} AS open,
          (SELECT count(*)::int FROM poll_options o WHERE o.post_id = po.post_id) AS options,
          (SELECT v.position FROM votes v WHERE v.post_id = po.post_id AND v.member_id = ${me.id}) AS own
        FROM polls po WHERE po.post_id = ${postId} FOR UPDATE`,
  );
  if (!poll) throw new HttpProblem('conflict', { detail: 'This post holds no poll.' });
  if (poll.own === choice) return viewPost(db, me, now, postId);
  if (poll.own !== null) throw new HttpProblem('conflict', { detail: 'A vote cannot be changed.' });
  if (!poll.open) throw new HttpProblem('conflict', { detail: 'This poll is closed.' });
  if (choice >= poll.options)
    throw new HttpProblem('validation', { fields: { choice: 'Choose one of the options.' } });
  await db.execute(sql`INSERT INTO votes (post_id, member_id, position, created_at)
    VALUES (${postId}, ${me.id}, ${choice}, ${now})`);
  await db.execute(
    sql`UPDATE poll_options SET votes = votes + 1 WHERE post_id = ${postId} AND position = ${choice}`,
  );
  await updatePostCounts(db, postId);
  return viewPost(db, me, now, postId);
}

/** Tells authors and voters of polls that have ended since the last time; each poll once, whoever asks. */
export async function announcePolls(db: Sql, now: Date): Promise<number> {
  const due = await rowsOf<{ postId: string; authorId: string; voters: string[] | null }>(
    db,
    sql`WITH due AS (
          SELECT post_id FROM polls WHERE announced_at IS NULL AND closes_at <= ${now}
          ORDER BY closes_at LIMIT 50 FOR UPDATE SKIP LOCKED)
        UPDATE polls SET announced_at = ${now} FROM due JOIN posts p ON p.id = due.post_id
        WHERE polls.post_id = due.post_id
        RETURNING polls.post_id AS "postId", p.author_id AS "authorId",
          (SELECT json_agg(v.member_id) FROM votes v WHERE v.post_id = polls.post_id) AS voters`,
  );
  for (const { postId, authorId, voters } of due) {
    const people = [...new Set([authorId, ...(voters ?? [])])];
    await notify(
      db,
      now,
      people.map((to) => ({ to, kind: 'poll' as const, actor: authorId, postId })),
    );
  }
  return due.length;
}
