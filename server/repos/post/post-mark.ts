import { and, eq, sql } from 'drizzle-orm';
import { Audience, type Post } from '@contract/post/post';
import * as z from 'zod/mini';
import { bookmarks, likes, reposts } from '../../db/schema/mark';
import { queryRows, type Sql } from '../../db/sql';
import { makeId } from '../../db/id';
import { emitEvents } from '../../live/emit-events';
import { postNotFound, type Caller } from '../policies';
import { HttpProblem } from '../../http/response/problem';
import { notify, withdrawNotification } from '../notification/notify';
import { countsRowsOf, updatePostCounts } from './post';
import { viewPost } from './post-view';

type Mark = (db: Sql, me: Caller, now: Date, postId: string) => Promise<Post>;

const ofMember = (table: typeof likes | typeof reposts | typeof bookmarks, me: Caller, postId: string) =>
  and(eq(table.memberId, me.id), eq(table.postId, postId));

const countOf = (rows: readonly { counted: boolean }[]): number =>
  rows.filter(({ counted }) => counted).length;

const MarkedPost = z.object({ authorId: z.string(), audience: Audience });

/**
 * Reads the post's own row only. Whether the caller may read the post is decided by the `viewPost` that answers each
 * mark: its `not-found` rolls the mark back.
 */
async function findMarked(db: Sql, postId: string): Promise<z.output<typeof MarkedPost>> {
  const [post] = await queryRows(
    db,
    MarkedPost,
    sql`SELECT author_id AS "authorId", audience FROM posts WHERE id = ${postId} AND author_id IS NOT NULL`,
  );
  if (!post) throw postNotFound();
  return post;
}

/** Marks are idempotent: a repeated mark, or the removal of a missing one, changes nothing. */
export const likePost: Mark = async (db, me, now, postId) => {
  const post = await findMarked(db, postId);
  const made = await db
    .insert(likes)
    .values({ memberId: me.id, postId, createdAt: now, counted: await countsRowsOf(db, me.id) })
    .onConflictDoNothing()
    .returning({ counted: likes.counted });
  if (made.length > 0) {
    await updatePostCounts(db, postId, sql`like_count = like_count + ${countOf(made)}`);
    await notify(db, now, [{ to: post.authorId, kind: 'like', actor: me.id, postId }]);
  }
  return viewPost(db, me, now, postId);
};

export const unlikePost: Mark = async (db, me, now, postId) => {
  const post = await findMarked(db, postId);
  const deleted = await db
    .delete(likes)
    .where(ofMember(likes, me, postId))
    .returning({ counted: likes.counted });
  if (deleted.length > 0) {
    await updatePostCounts(db, postId, sql`like_count = like_count - ${countOf(deleted)}`);
    await withdrawNotification(db, { to: post.authorId, kind: 'like', actor: me.id, postId });
  }
  return viewPost(db, me, now, postId);
};

/** `forbidden` for followers-only posts, even for the author. */
export const repostPost: Mark = async (db, me, now, postId) => {
  const post = await findMarked(db, postId);
  if (post.audience !== 'public') {
    // Only to those who may know of the post.
    await viewPost(db, me, now, postId);
    throw new HttpProblem('forbidden', { detail: 'A followers-only post cannot be reposted.' });
  }
  const made = await db
    .insert(reposts)
    .values({
      id: makeId(now),
      memberId: me.id,
      postId,
      createdAt: now,
      counted: await countsRowsOf(db, me.id),
    })
    .onConflictDoNothing()
    .returning({ counted: reposts.counted });
  if (made.length > 0) {
    await updatePostCounts(db, postId, sql`repost_count = repost_count + ${countOf(made)}`);
    await emitEvents(db, [{ kind: 'repost', subject: postId, actor: me.id }]);
    await notify(db, now, [{ to: post.authorId, kind: 'repost', actor: me.id, postId }]);
  }
  return viewPost(db, me, now, postId);
};

export const unrepostPost: Mark = async (db, me, now, postId) => {
  const post = await findMarked(db, postId);
  const deleted = await db
    .delete(reposts)
    .where(ofMember(reposts, me, postId))
    .returning({ counted: reposts.counted });
  if (deleted.length > 0) {
    await updatePostCounts(db, postId, sql`repost_count = repost_count - ${countOf(deleted)}`);
    await withdrawNotification(db, { to: post.authorId, kind: 'repost', actor: me.id, postId });
  }
  return viewPost(db, me, now, postId);
};

/** Bookmarks are private: no count, no notification, no event. */
export const bookmarkPost: Mark = async (db, me, now, postId) => {
  await findMarked(db, postId);
  await db.insert(bookmarks).values({ memberId: me.id, postId, createdAt: now }).onConflictDoNothing();
  return viewPost(db, me, now, postId);
};

export const unbookmarkPost: Mark = async (db, me, now, postId) => {
  await db.delete(bookmarks).where(ofMember(bookmarks, me, postId));
  return viewPost(db, me, now, postId);
};
