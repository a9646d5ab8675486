import { sql } from 'drizzle-orm';
import type { Post } from '@contract/post/post';
import type { Thread } from '@contract/post/thread';
import * as z from 'zod/mini';
import type { Pagination } from '../../http/handler';
import { queryRows, type Sql } from '../../db/sql';
import { canRead, postNotFound, viewerOf, type Caller } from '../policies';
import { viewPosts } from './post-view';
import { type ReplyPlace, type ThreadSort, walkReplies } from './reply-walk';

const MAX_ANCESTORS = 50;

const ancestorsOf = (db: Sql, me: Caller, id: string) =>
  queryRows(
    db,
    z.object({ id: z.string() }),
    sql`WITH RECURSIVE up AS (
          SELECT p.id, p.reply_to, 0 AS depth FROM posts p WHERE p.id = ${id}
          UNION ALL
          SELECT p.id, p.reply_to, up.depth + 1 FROM posts p JOIN up ON p.id = up.reply_to
          WHERE up.depth < ${MAX_ANCESTORS})
        SELECT up.id FROM up JOIN posts p ON p.id = up.id
        WHERE up.depth > 0 AND ${canRead(viewerOf(me), sql`p`)} ORDER BY up.depth DESC`,
  );

const placeOf = ([id, rank]: readonly string[]): ReplyPlace | null =>
  id === undefined ? null : { id, rank: Number(rank) };

interface ThreadRequest {
  postId: string;
  sort: ThreadSort;
  limit: number;
  paging: Pagination;
}

/** A post with its replies, page by page, and its ancestors on the first page; throws `not-found`. */
export async function readThread(
  db: Sql,
  me: Caller,
  now: Date,
  { postId, sort, limit, paging }: ThreadRequest,
): Promise<Thread> {
  const above = paging.after ? [] : await ancestorsOf(db, me, postId);
  const from = placeOf(paging.after ?? []);
  const { replies: below, next } = await walkReplies(db, me, { root: postId, sort, from, limit });
  const ids = new Set([
    ...above.map((row) => row.id),
    postId,
    // A parent may be on an earlier page.
    ...below.flatMap(({ id, under }) => [under, id]),
  ]);
  const byId = new Map((await viewPosts(db, me, now, [...ids])).map((post) => [post.id, post]));
  const post = byId.get(postId);
  if (!post) throw postNotFound();
  const attached = ({ id, under }: { id: string; under: string }): Post[] => {
    const reply = byId.get(id);
    const parent = byId.get(under);
    return reply && parent ? [{ ...reply, replyTo: { id: under, handle: parent.author.handle } }] : [];
  };
  return {
    ancestors: above.flatMap(({ id }) => byId.get(id) ?? []),
    post,
    replies: below.flatMap(attached),
    nextCursor: next && paging.encodeCursor([next.id, `${next.rank}`]),
  };
}
