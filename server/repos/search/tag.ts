import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { PLANNED_EACH_TIME } from '../../db/prepared-session';
import { escapeLike, queryRows, type Sql } from '../../db/sql';

const COMPLETIONS = 8;
const MAX_RESULTS = 30;
const MERGED_AT_ONCE = 5000;

const TagRow = z.object({ tag: z.string(), label: z.string(), posts: z.int() });
type TagRow = z.infer<typeof TagRow>;

const MOST_USED = sql`t.posts DESC, t.tag`;

/**
 * Tags `t` that match, with their most common spelling and the number of posts that everyone may read. The changes
 * since the last merge are added.
 */
const findTags = (db: Sql, matches: SQL, order: SQL, limit: number): Promise<TagRow[]> =>
  queryRows(
    db,
    TagRow,
    sql`${sql.raw(PLANNED_EACH_TIME)}
        WITH spelling AS (
          SELECT s.tag, s.label, s.folded, sum(s.posts)::int AS posts FROM (
            SELECT t.tag, t.label, t.folded, t.posts FROM tags t WHERE ${matches}
            UNION ALL SELECT t.tag, t.label, t.folded, t.posts FROM tag_changes t WHERE ${matches}) s
          GROUP BY s.tag, s.label, s.folded),
        found AS (
          SELECT s.tag, s.folded, (array_agg(s.label ORDER BY s.posts DESC, s.label))[1] AS label,
            sum(s.posts)::int AS posts
          FROM spelling s GROUP BY s.tag, s.folded HAVING sum(s.posts) > 0)
        SELECT t.tag, t.label, t.posts FROM found t ORDER BY ${order} LIMIT ${limit}`,
  );

const beginsWith = (text: string): SQL => sql`t.folded LIKE search_fold(${escapeLike(text)}) || '%'`;

const withoutHash = (text: string): string => text.replace(/^#/, '');

/** Up to eight tags with the prefix, most used first. */
export async function completeTags(db: Sql, prefix: string): Promise<{ label: string; posts: number }[]> {
  const rows = await findTags(db, beginsWith(withoutHash(prefix)), MOST_USED, COMPLETIONS);
  return rows.map(({ label, posts }) => ({ label, posts }));
}

/** Matches tags, typos included: tags with the prefix first, then the most used. */
export function searchTags(db: Sql, q: string): Promise<TagRow[]> {
  const text = withoutHash(q);
  const begins = beginsWith(text);
  const contains = sql`t.folded LIKE '%' || search_fold(${escapeLike(text)}) || '%'`;
  return findTags(
    db,
    sql`(${contains} OR t.folded % search_fold(${text}))`,
    sql`CASE WHEN ${begins} THEN 0 WHEN ${contains} THEN 1 ELSE 2 END, ${MOST_USED}`,
    MAX_RESULTS,
  );
}

const MergedRow = z.object({ taken: z.int(), unused: z.array(z.string()) });

/**
 * Adds the oldest changes to `tags`, and deletes tags without posts; returns the number of changes. Safe in
 * several processes: each takes other changes, and locks rows of `tags` in the same order.
 */
export async function mergeTagChanges(db: Sql): Promise<number> {
  const [merged] = await queryRows(
    db,
    MergedRow,
    sql`WITH taken AS (
          DELETE FROM tag_changes WHERE id IN (
            SELECT id FROM tag_changes ORDER BY id LIMIT ${MERGED_AT_ONCE} FOR UPDATE SKIP LOCKED)
          RETURNING tag, label, posts),
        merged AS (
          INSERT INTO tags (tag, label, posts)
          SELECT tag, label, sum(posts) FROM taken GROUP BY tag, label HAVING sum(posts) <> 0 ORDER BY tag, label
          ON CONFLICT (tag, label) DO UPDATE SET posts = tags.posts + excluded.posts
          RETURNING tag, posts)
        SELECT (SELECT count(*)::int FROM taken) AS taken,
          ARRAY(SELECT m.tag FROM merged m WHERE m.posts = 0) AS unused`,
  );
  const { taken = 0, unused = [] } = merged ?? {};
  if (unused.length > 0)
    await db.execute(sql`DELETE FROM tags WHERE tag = ANY(${sql.param(unused)}::text[]) AND posts = 0`);
  return taken;
}
