import { sql } from 'drizzle-orm';
import type { Post } from '@contract/post/post';
import * as z from 'zod/mini';
import { queryRows, type Sql } from '../../db/sql';
import type { Caller } from '../policies';
import { HttpProblem } from '../../http/response/problem';
import { countsRowsOf, updatePostCounts, findReadable } from './post';
import { viewPost } from './post-view';

const OpenPollRow = z.object({ open: z.boolean(), options: z.int(), ownChoice: z.nullable(z.int()) });

/** Votes once. The same vote again changes nothing; a different vote, or a vote after the end, is a `conflict`. */
export async function votePoll(
  db: Sql,
  me: Caller,
  now: Date,
  vote: { postId: string; choice: number },
): Promise<Post> {
  const { postId, choice } = vote;
  await findReadable(db, me, postId);
  const [poll] = await queryRows(
    db,
    OpenPollRow,
    sql`SELECT po.closes_at > ${now} AND po.announced_at IS NULL AS open,
          (SELECT count(*)::int FROM poll_options o WHERE o.post_id = po.post_id) AS options,
          (SELECT v.position FROM votes v WHERE v.post_id = po.post_id AND v.member_id = ${me.id}) AS "ownChoice"
        FROM polls po WHERE po.post_id = ${postId} FOR NO KEY UPDATE`,
  );
  if (!poll) throw new HttpProblem('conflict', { detail: 'This post has no poll.' });
  if (poll.ownChoice === choice) return viewPost(db, me, now, postId);
  if (poll.ownChoice !== null)
    throw new HttpProblem('conflict', { detail: 'You have already voted in this poll.' });
  if (!poll.open) throw new HttpProblem('conflict', { detail: 'This poll is closed.' });
  if (choice >= poll.options)
    throw new HttpProblem('validation', { fields: { choice: 'Choose one of the options.' } });
  // The post before its options, as wherever votes are counted again.
  await updatePostCounts(db, postId);
  await db.execute(sql`
    WITH vote AS (
      INSERT INTO votes (post_id, member_id, position, created_at, counted)
      VALUES (${postId}, ${me.id}, ${choice}, ${now}, ${await countsRowsOf(db, me.id)}) RETURNING counted)
    UPDATE poll_options SET votes = votes + 1
    WHERE post_id = ${postId} AND position = ${choice} AND (SELECT vote.counted FROM vote)`);
  return viewPost(db, me, now, postId);
}
