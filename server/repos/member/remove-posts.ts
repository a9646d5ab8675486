import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { makeId } from '../../db/id';
import { idList, instantColumn, queryRows, type Sql } from '../../db/sql';
import { deleteCardsOfRemovedPosts } from '../link-card/unused-link-cards';

const BATCH = 100;

const PostRow = z.object({
  id: z.string(),
  replyTo: z.nullable(z.string()),
  quoteOf: z.nullable(z.string()),
  createdAt: instantColumn,
  link: z.nullable(z.string()),
});
type PostRow = z.infer<typeof PostRow>;

/** Lowers the counts of the posts of others that the batch replies to or quotes, and announces them. */
async function lowerCounts(tx: Sql, memberId: string, ids: readonly string[]): Promise<void> {
  for (const [reference, count] of [
    [sql`reply_to`, sql`reply_count`],
    [sql`quote_of`, sql`quote_count`],
  ] as const) {
    await tx.execute(sql`
      WITH lost AS (
        SELECT ${reference} AS id, count(*)::int AS n FROM posts
        WHERE id = ANY(${idList(ids)}) AND counted AND ${reference} IS NOT NULL GROUP BY 1),
      changed AS (
        UPDATE posts p SET ${count} = p.${count} - lost.n, revision = p.revision + 1
        FROM lost WHERE p.id = lost.id AND p.author_id IS DISTINCT FROM ${memberId} RETURNING p.id)
      INSERT INTO events (kind, subject) SELECT 'counts', id FROM changed`);
  }
}

/** Puts an empty row without author in the place of a post with replies by others, under a new id. */
async function leaveEmptyPost(tx: Sql, memberId: string, post: PostRow, now: Date): Promise<void> {
  const replies = await queryRows(
    tx,
    z.object({ id: z.string() }),
    sql`SELECT id FROM posts WHERE reply_to = ${post.id} AND author_id IS DISTINCT FROM ${memberId}`,
  );
  if (replies.length === 0) return;
  const id = makeId(new Date(post.createdAt));
  await tx.execute(sql`
    INSERT INTO posts (id, author_id, text, reply_to, root_id, created_at, deleted_at, counted, reply_count)
    SELECT ${id}, NULL, '', p.reply_to, p.root_id, p.created_at, ${now}, false, (
      SELECT count(*) FROM posts r WHERE r.reply_to = p.id AND r.counted AND r.author_id IS DISTINCT FROM ${memberId})
    FROM posts p WHERE p.id = ${post.id}`);
  await tx.execute(
    sql`UPDATE posts SET reply_to = ${id} WHERE id = ANY(${idList(replies.map((one) => one.id))})`,
  );
  await tx.execute(sql`UPDATE posts SET root_id = ${id} WHERE root_id = ${post.id}`);
  await tx.execute(sql`UPDATE thread_mutes SET root_id = ${id} WHERE root_id = ${post.id}`);
  await tx.execute(sql`UPDATE reply_ranks SET reply_to = ${id} WHERE reply_to = ${post.id}`);
}

/** Removes the newest posts of a member; returns their number. */
const removeSomePosts = (db: Sql, memberId: string, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await queryRows(
      tx,
      PostRow,
      sql`SELECT id, reply_to AS "replyTo", quote_of AS "quoteOf", created_at AS "createdAt", link FROM posts
          WHERE author_id = ${memberId} ORDER BY created_at DESC, id DESC LIMIT ${BATCH}`,
    );
    const ids = rows.map(({ id }) => id);
    const own = idList(ids);
    const touched = rows.flatMap(({ id, replyTo, quoteOf }) =>
      [id, replyTo, quoteOf].flatMap((each) => each ?? []),
    );
    // Also the posts that name the removed ones. The order of locks: see server/db/lock.ts.
    await tx.execute(sql`
      SELECT 1 FROM posts WHERE id = ANY(${idList(touched)}) OR reply_to = ANY(${own}) OR root_id = ANY(${own}) OR quote_of = ANY(${own})
      ORDER BY id DESC FOR UPDATE`);
    await lowerCounts(tx, memberId, ids);
    for (const post of rows) await leaveEmptyPost(tx, memberId, post, now);
    await tx.execute(sql`DELETE FROM posts WHERE id = ANY(${own})`);
    await deleteCardsOfRemovedPosts(
      tx,
      rows.flatMap(({ link }) => link ?? []),
    );
    return ids.length;
  });

/** Newest first, so that own replies are removed before the posts they reply to. */
export async function removePosts(db: Sql, memberId: string, now: Date): Promise<void> {
  while ((await removeSomePosts(db, memberId, now)) === BATCH);
}
