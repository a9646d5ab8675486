import { sql } from 'drizzle-orm';
import type { Post } from '@contract/post';
import type { Thread } from '@contract/thread';
import * as z from 'zod/mini';
import { queryRows, type Sql } from '../../db/sql';
import { canRead, viewerOf, type Caller } from '../policies';
import { HttpProblem } from '../../http/problem';
import { viewPosts } from './post-view';

const MAX_ANCESTORS = 50;
const MAX_REPLIES = 500;
/** Replies scanned before the first 500 in the chosen order are returned. */
const MAX_SCANNED = 5000;

type Sort = 'oldest' | 'newest' | 'liked';

const ReplyNode = z.object({ id: z.string(), replyTo: z.string(), likes: z.int(), readable: z.boolean() });
type ReplyNode = z.infer<typeof ReplyNode>;

/** Ids are UUIDv7: they sort by creation time. */
const orders: Record<Sort, (a: ReplyNode, b: ReplyNode) => number> = {
  oldest: (a, b) => (a.id < b.id ? -1 : 1),
  newest: (a, b) => orders.oldest(b, a),
  liked: (a, b) => b.likes - a.likes || orders.oldest(a, b),
};

/** Readable replies depth-first. Replies to an unreadable reply move up to its nearest readable ancestor. */
function depthFirst(root: string, nodes: readonly ReplyNode[], sort: Sort): { id: string; under: string }[] {
  const children = new Map<string, ReplyNode[]>();
  for (const node of nodes) children.set(node.replyTo, [...(children.get(node.replyTo) ?? []), node]);
  const order: { id: string; under: string }[] = [];
  const stack: { node: ReplyNode; under: string }[] = [];
  const push = (parent: string, under: string): void => {
    const sorted = (children.get(parent) ?? []).toSorted(orders[sort]);
    for (const node of sorted.toReversed()) stack.push({ node, under });
  };
  push(root, root);
  for (let next = stack.pop(); next && order.length < MAX_REPLIES; next = stack.pop()) {
    const { node, under } = next;
    if (node.readable) order.push({ id: node.id, under });
    push(node.id, node.readable ? node.id : under);
  }
  return order;
}

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

const repliesOf = (db: Sql, me: Caller, id: string) =>
  queryRows(
    db,
    ReplyNode,
    sql`WITH RECURSIVE down AS (
          SELECT p.id, p.reply_to FROM posts p WHERE p.reply_to = ${id}
          UNION ALL
          SELECT p.id, p.reply_to FROM posts p JOIN down ON p.reply_to = down.id),
        picked AS MATERIALIZED (SELECT * FROM down LIMIT ${MAX_SCANNED})
        SELECT p.id, p.reply_to AS "replyTo", p.like_count AS likes,
          ${canRead(viewerOf(me), sql`p`)} AS readable
        FROM picked JOIN posts p ON p.id = picked.id`,
  );

/** A post with its ancestors and replies; throws `not-found`. */
export async function readThread(
  db: Sql,
  me: Caller,
  now: Date,
  { postId, sort }: { postId: string; sort: Sort },
): Promise<Thread> {
  const above = await ancestorsOf(db, me, postId);
  const below = depthFirst(postId, await repliesOf(db, me, postId), sort);
  const ids = [...above.map((row) => row.id), postId, ...below.map((reply) => reply.id)];
  const byId = new Map((await viewPosts(db, me, now, ids)).map((post) => [post.id, post]));
  const post = byId.get(postId);
  if (!post) throw new HttpProblem('not-found');
  const attached = ({ id, under }: { id: string; under: string }): Post[] => {
    const reply = byId.get(id);
    const parent = byId.get(under);
    return reply && parent ? [{ ...reply, replyTo: { id: under, handle: parent.author.handle } }] : [];
  };
  return {
    ancestors: above.flatMap(({ id }) => byId.get(id) ?? []),
    post,
    replies: below.flatMap(attached),
  };
}
