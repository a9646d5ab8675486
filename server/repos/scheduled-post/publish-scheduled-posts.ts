import { sql } from 'drizzle-orm';
import type { NewPost } from '@contract/post-write';
import type * as z from 'zod/mini';
import { idList, rowsOf, type Sql } from '../../db/sql';
import type { Caller } from '../policies';
import { HttpProblem, toHttpProblem } from '../../http/problem';
import { createPost } from '../post/post';

interface DuePost extends Record<string, unknown> {
  id: string;
  post: z.output<typeof NewPost>;
  author: Caller;
}

/** Takes one post whose time has come, unless another process holds it. */
async function lockDuePost(db: Sql, now: Date, failed: readonly string[]): Promise<DuePost | null> {
  const [due] = await rowsOf<DuePost>(
    db,
    sql`SELECT s.id, s.post, json_build_object('id', a.id, 'handle', a.handle,
          'moderator', a.role = 'moderator', 'suspended', a.suspended_at IS NOT NULL) AS author
        FROM scheduled_posts s JOIN members a ON a.id = s.author_id
        WHERE s.publish_at <= ${now} AND s.problem IS NULL AND NOT s.id = ANY(${idList(failed)})
        ORDER BY s.publish_at LIMIT 1 FOR UPDATE OF s SKIP LOCKED`,
  );
  return due ?? null;
}

const problemText = ({ code, extras, message }: HttpProblem): string =>
  code === 'not-found'
    ? 'What it answers or quotes is not there any more.'
    : Object.values(extras.fields ?? { message }).join(' ');

/** Publishes `due` inside `tx`; a refusal is kept with it for its author to read. */
async function publish(tx: Sql, now: Date, due: DuePost): Promise<boolean> {
  try {
    if (due.author.suspended) throw new HttpProblem('suspended');
    await tx.transaction(async (inner) => {
      await inner.execute(sql`DELETE FROM scheduled_posts WHERE id = ${due.id}`);
      await createPost(inner, due.author, now, due.post);
    });
    return true;
  } catch (cause) {
    const refusal = toHttpProblem(cause);
    if (!refusal || refusal.code === 'unavailable') throw cause;
    const problem = problemText(refusal).slice(0, 300);
    await tx.execute(sql`UPDATE scheduled_posts SET problem = ${problem} WHERE id = ${due.id}`);
    return false;
  }
}

/**
 * Publishes what is due, each exactly once whichever process gets to it: the row goes in the transaction that
 * writes the post. One that fails is left for the next round and holds up no other; the first failure is thrown
 * at the end. Gives the number published.
 */
export async function publishDuePosts(db: Sql, now: Date): Promise<number> {
  const failed: string[] = [];
  const failures: unknown[] = [];
  let published = 0;
  for (;;) {
    const taken = { id: '' };
    try {
      const more = await db.transaction(async (tx) => {
        const due = await lockDuePost(tx, now, failed);
        if (!due) return false;
        taken.id = due.id;
        if (await publish(tx, now, due)) published += 1;
        return true;
      });
      if (!more) break;
    } catch (cause) {
      failures.push(cause);
      if (!taken.id) break;
      failed.push(taken.id);
    }
  }
  if (failures.length > 0) throw failures[0];
  return published;
}
