import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { idList, literal, queryRows, type Sql } from '../../db/sql';
import { canRead, viewerOf, type Caller } from '../policies';

export type ThreadSort = 'oldest' | 'newest' | 'liked';

/** Replies of one parent per query. */
const CHUNK = 50;
/** Parents whose first replies one query reads. */
const PREFETCH = 20;
/** Replies examined per page: a page of a thread full of unreadable replies ends early. */
const MAX_EXAMINED = 2000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** Before every rank. */
const FIRST_RANK = -2_147_483_648;

const ReplyRow = z.object({
  id: z.string(),
  parent: z.string(),
  /** Negative number of likes. */
  rank: z.int(),
  readable: z.boolean(),
  hasReplies: z.boolean(),
});
type ReplyRow = z.infer<typeof ReplyRow>;

/** Where a list of replies continues. */
interface After {
  parent: string;
  id: string;
  rank: number;
}

/** A reply to emit, or the rest of a list; `under` is the nearest readable ancestor. */
type Step = { under: string } & ({ reply: ReplyRow } | { rest: After });

const startOf = (parent: string, sort: ThreadSort): After => ({
  parent,
  id: sort === 'newest' ? LAST_ID : FIRST_ID,
  rank: FIRST_RANK,
});

const columns = (me: Caller): SQL => sql`p.id, p.reply_to AS parent, -p.like_count AS rank,
  ${canRead(viewerOf(me), sql`p`)} AS readable, EXISTS (SELECT 1 FROM posts c WHERE c.reply_to = p.id) AS "hasReplies"`;

/** The next replies of list `k`; ids are UUIDv7 and sort by creation time. */
const nextReplies = (sort: ThreadSort): SQL => {
  if (sort === 'newest')
    return sql`SELECT p.id FROM posts p WHERE p.reply_to = k.parent AND p.id < k.after ORDER BY p.id DESC LIMIT ${literal(CHUNK)}`;
  if (sort === 'oldest')
    return sql`SELECT p.id FROM posts p WHERE p.reply_to = k.parent AND p.id > k.after ORDER BY p.id LIMIT ${literal(CHUNK)}`;
  return sql`SELECT l.id FROM (
      (SELECT r.post_id AS id, r.rank FROM reply_ranks r
       WHERE r.reply_to = k.parent AND (r.rank, r.post_id) > (k.rank, k.after) ORDER BY r.rank, r.post_id LIMIT ${literal(CHUNK)})
      UNION ALL
      (SELECT p.id, 0 FROM posts p WHERE p.reply_to = k.parent AND p.like_count = 0
         AND p.id > CASE WHEN k.rank = 0 THEN k.after ELSE ${FIRST_ID}::uuid END ORDER BY p.id LIMIT ${literal(CHUNK)})) l
    LIMIT ${literal(CHUNK)}`;
};

/** Subqueries hide the number of lists, for which PostgreSQL would plan each call. */
async function readLists(
  db: Sql,
  me: Caller,
  sort: ThreadSort,
  lists: readonly After[],
): Promise<Map<string, ReplyRow[]>> {
  const rows = await queryRows(
    db,
    ReplyRow,
    sql`SELECT ${columns(me)} FROM (
          SELECT * FROM unnest((SELECT ${idList(lists.map(({ parent }) => parent))}),
            (SELECT ${idList(lists.map(({ id }) => id))}),
            (SELECT ${sql.param(lists.map(({ rank }) => rank))}::int[])) AS k (parent, after, rank)) k
        CROSS JOIN LATERAL (${nextReplies(sort)}) n JOIN posts p ON p.id = n.id
        ORDER BY ${sort === 'liked' ? sql`p.like_count DESC, p.id` : sort === 'newest' ? sql`p.id DESC` : sql`p.id`}`,
  );
  const found = new Map<string, ReplyRow[]>(lists.map(({ parent }) => [parent, []]));
  for (const row of rows) found.get(row.parent)?.push(row);
  return found;
}

const MAX_CLIMB = 50;

/** A reply and its ancestors below the root, nearest first. */
const readAncestors = (db: Sql, me: Caller, from: string, root: string) =>
  queryRows(
    db,
    ReplyRow,
    sql`WITH RECURSIVE up AS (
          SELECT p.id, p.reply_to, 0 AS depth FROM posts p WHERE p.id = ${from}
          UNION ALL SELECT p.id, p.reply_to, up.depth + 1 FROM posts p JOIN up ON p.id = up.reply_to
          WHERE up.depth < ${MAX_CLIMB} AND p.id <> ${root})
        SELECT ${columns(me)} FROM up JOIN posts p ON p.id = up.id WHERE p.reply_to IS NOT NULL ORDER BY up.depth`,
  );

export interface ReplyPlace {
  id: string;
  /** Rank when the reply was emitted; likes since then do not move the page. */
  rank: number;
}

export interface ReplyPage {
  replies: { id: string; under: string }[];
  /** The last reply examined; null at the end of the thread. */
  next: ReplyPlace | null;
}

/**
 * Readable replies below `root`, depth-first, after `from`. Replies to an unreadable reply move up to its nearest
 * readable ancestor. Reads lists by keyset, as far as the page reaches.
 */
export async function walkReplies(
  db: Sql,
  me: Caller,
  { root, sort, from, limit }: { root: string; sort: ThreadSort; from: ReplyPlace | null; limit: number },
): Promise<ReplyPage> {
  const stack: Step[] = [];
  const prefetched = new Map<string, ReplyRow[]>();
  const replies: ReplyPage['replies'] = [];
  /** Ancestors of the place to continue from, whose lists follow once the stack is empty. */
  let climb: ReplyRow[] = [];

  const pushList = (after: After, rows: readonly ReplyRow[], under: string): void => {
    const last = rows.at(-1);
    if (rows.length === CHUNK && last)
      stack.push({ under, rest: { parent: after.parent, id: last.id, rank: last.rank } });
    for (const reply of rows.toReversed()) stack.push({ under, reply });
  };
  const readMore = async (after: After, under: string): Promise<void> => {
    const lists = await readLists(db, me, sort, [after]);
    pushList(after, lists.get(after.parent) ?? [], under);
  };
  const readRepliesTo = async (reply: ReplyRow, under: string): Promise<void> => {
    if (!prefetched.has(reply.id)) {
      const siblings = stack
        .toReversed()
        .flatMap((step) => ('reply' in step && step.reply.hasReplies ? step.reply.id : []))
        .filter((id) => !prefetched.has(id))
        .slice(0, PREFETCH - 1);
      const starts = [reply.id, ...siblings].map((id) => startOf(id, sort));
      for (const [parent, rows] of await readLists(db, me, sort, starts)) prefetched.set(parent, rows);
    }
    pushList(startOf(reply.id, sort), prefetched.get(reply.id) ?? [], under);
  };
  const nearestReadable = (at: number): string =>
    climb.slice(at).find(({ readable }) => readable)?.id ?? root;
  /** Continues with the siblings after the reply at the bottom of the climb. */
  const climbOne = async (): Promise<boolean> => {
    const [reply] = climb;
    if (!reply) return false;
    if (climb.length === 1 && reply.parent !== root) climb = await readAncestors(db, me, reply.id, root);
    await readMore({ parent: reply.parent, id: reply.id, rank: reply.rank }, nearestReadable(1));
    climb = climb.slice(1);
    return true;
  };

  if (from) {
    climb = await readAncestors(db, me, from.id, root);
    const [reply] = climb;
    if (!reply) return { replies, next: null };
    climb[0] = { ...reply, rank: from.rank };
    if (reply.hasReplies) await readRepliesTo(reply, nearestReadable(0));
  } else await readMore(startOf(root, sort), root);

  for (let examined = 0; ;) {
    const step = stack.pop();
    if (!step) {
      if (await climbOne()) continue;
      return { replies, next: null };
    }
    const { under } = step;
    if ('rest' in step) {
      await readMore(step.rest, under);
      continue;
    }
    const { reply } = step;
    examined += 1;
    if (reply.readable) replies.push({ id: reply.id, under });
    if (replies.length >= limit || examined >= MAX_EXAMINED) {
      const isLast = !reply.hasReplies && stack.length === 0 && climb.length === 0;
      return { replies, next: isLast ? null : { id: reply.id, rank: reply.rank } };
    }
    if (reply.hasReplies) await readRepliesTo(reply, reply.readable ? reply.id : under);
  }
}
