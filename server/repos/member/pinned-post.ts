import { and, eq, sql } from 'drizzle-orm';
import type { Me } from '@contract/member/member';
import * as z from 'zod/mini';
import { members } from '../../db/schema/member';
import { queryRows, type Sql } from '../../db/sql';
import { assertNotHidden, canRead, postNotFound, viewerOf, type Caller } from '../policies';
import { HttpProblem } from '../../http/response/problem';
import { readMe } from './member';

/** Replaces the pinned post. Throws `not-found`, `forbidden`, or `conflict` for a reply. */
export async function pinPost(db: Sql, me: Caller, postId: string): Promise<Me> {
  const [post] = await queryRows(
    db,
    z.object({ own: z.boolean(), reply: z.boolean(), hidden: z.boolean() }),
    sql`SELECT p.author_id = ${me.id} AS own, p.reply_to IS NOT NULL AS reply, p.hidden_at IS NOT NULL AS hidden
        FROM posts p
        WHERE p.id = ${postId} AND ${canRead(viewerOf(me), sql`p`)}`,
  );
  if (!post) throw postNotFound();
  if (!post.own) throw new HttpProblem('forbidden', { detail: 'You can pin only your own posts.' });
  assertNotHidden(post.hidden);
  if (post.reply) throw new HttpProblem('conflict', { detail: 'A reply cannot be pinned.' });
  await db.update(members).set({ pinnedId: postId }).where(eq(members.id, me.id));
  return readMe(db, me);
}

/** Does nothing when the post is not the pinned one. */
export async function unpinPost(db: Sql, me: Caller, postId: string): Promise<Me> {
  await db
    .update(members)
    .set({ pinnedId: null })
    .where(and(eq(members.id, me.id), eq(members.pinnedId, postId)));
  return readMe(db, me);
}
