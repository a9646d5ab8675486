import { sql } from 'drizzle-orm';
import { NewPost } from '@contract/post/post-write';
import * as z from 'zod/mini';
import { lockWriter } from '../../db/lock';
import { idList, queryRows, type Sql } from '../../db/sql';
import { HttpProblem, toHttpProblem } from '../../http/response/problem';
import { createPost } from '../post/post';

const DuePost = z.object({
  id: z.string(),
  /** Parsed when published, so that an unreadable draft does not hold up the others. */
  post: z.unknown(),
  author: z.object({
    id: z.string(),
    handle: z.string(),
    moderator: z.boolean(),
    suspended: z.boolean(),
    leaving: z.boolean(),
    followingCount: z.int(),
  }),
});
type DuePost = z.infer<typeof DuePost>;

const NextPost = z.object({ id: z.string(), authorId: z.string() });
type NextPost = z.infer<typeof NextPost>;

async function findDuePost(db: Sql, now: Date, failed: readonly string[]): Promise<NextPost | null> {
  const [next] = await queryRows(
    db,
    NextPost,
    sql`SELECT s.id, s.author_id AS "authorId" FROM scheduled_posts s JOIN members a ON a.id = s.author_id
        WHERE s.publish_at <= ${now} AND s.problem IS NULL AND a.deletes_at IS NULL AND NOT s.id = ANY(${idList(failed)})
        ORDER BY s.publish_at LIMIT 1`,
  );
  return next ?? null;
}

/** Takes the lock of the writer first, like the author's own writes; null when the post is no longer due. */
async function lockDuePost(db: Sql, now: Date, { id, authorId }: NextPost): Promise<DuePost | null> {
  await lockWriter(db, authorId);
  const [due] = await queryRows(
    db,
    DuePost,
    sql`SELECT s.id, s.post, json_build_object('id', a.id, 'handle', a.handle,
          'moderator', a.role = 'moderator', 'suspended', a.suspended_at IS NOT NULL, 'leaving', false,
            'followingCount', a.following_count) AS author
        FROM scheduled_posts s JOIN members a ON a.id = s.author_id
        WHERE s.id = ${id} AND s.publish_at <= ${now} AND s.problem IS NULL AND a.deletes_at IS NULL
        FOR UPDATE OF s`,
  );
  return due ?? null;
}

const problemText = ({ code, extras, message }: HttpProblem): string =>
  code === 'not-found'
    ? 'The post it replies to or quotes is no longer available.'
    : Object.values(extras.fields ?? { message }).join(' ');

/** Publishes `due` inside `tx`; stores a problem with the draft for its author instead of throwing it. */
async function publish(tx: Sql, now: Date, due: DuePost): Promise<boolean> {
  try {
    if (due.author.suspended) throw new HttpProblem('suspended');
    await tx.transaction(async (inner) => {
      await inner.execute(sql`DELETE FROM scheduled_posts WHERE id = ${due.id}`);
      await createPost(inner, due.author, now, z.parse(NewPost, due.post));
    });
    return true;
  } catch (cause) {
    const problem = toHttpProblem(cause);
    if (!problem || problem.code === 'unavailable') throw cause;
    const text = problemText(problem).slice(0, 300);
    await tx.execute(sql`UPDATE scheduled_posts SET problem = ${text} WHERE id = ${due.id}`);
    return false;
  }
}

/**
 * Publishes each due post exactly once across processes: one transaction deletes the draft and creates the post.
 * A failing draft stays for the next run without holding up the others; the first failure is thrown at the end.
 * Returns the number of published posts.
 */
export async function publishDuePosts(db: Sql, now: Date): Promise<number> {
  const failed: string[] = [];
  const failures: unknown[] = [];
  let published = 0;
  for (;;) {
    const next = await findDuePost(db, now, failed).catch((cause: unknown) => {
      failures.push(cause);
      return null;
    });
    if (!next) break;
    try {
      await db.transaction(async (tx) => {
        const due = await lockDuePost(tx, now, next);
        if (due && (await publish(tx, now, due))) published += 1;
      });
    } catch (cause) {
      failures.push(cause);
      failed.push(next.id);
    }
  }
  if (failures.length > 0) throw failures[0];
  return published;
}
