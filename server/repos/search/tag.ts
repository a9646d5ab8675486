import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Trend } from '@contract/search';
import { PLANNED_EACH_TIME } from '../../db/prepared-session';
import { escapeLike, queryRows, type Sql } from '../../db/sql';
import { isActive } from '../policies';

const HOUR = 3_600_000;
const SLICES = 8;
const SLICE_HOURS = 3;
const TRENDS = 10;
const MAX_RESULTS = 30;

/** Tag counts are the same for every viewer: only public, visible posts of members who are not suspended count. */
const isCounted: SQL = sql`p.deleted_at IS NULL AND p.hidden_at IS NULL AND p.audience = 'public'
  AND NOT EXISTS (SELECT 1 FROM members a WHERE a.id = p.author_id AND NOT ${isActive(sql`a`)})`;

const TagRow = z.object({ tag: z.string(), label: z.string(), posts: z.int() });
/** `ages` are the slices of three hours since each post. */
const TrendRow = z.extend(TagRow, { ages: z.array(z.int()) });

/** The most used tags of the last day, with their posts per slice of three hours. */
export async function listTrends(db: Sql, now: Date): Promise<Trend[]> {
  const since = new Date(now.getTime() - SLICES * SLICE_HOURS * HOUR);
  const rows = await queryRows(
    db,
    TrendRow,
    sql`SELECT t.tag, mode() WITHIN GROUP (ORDER BY t.label) AS label, count(*)::int AS posts,
          json_agg(floor(extract(epoch FROM ${now}::timestamptz - t.created_at) / ${SLICE_HOURS * 3600})::int) AS ages
        FROM post_tags t JOIN posts p ON p.id = t.post_id
        WHERE t.created_at > ${since} AND t.created_at <= ${now} AND ${isCounted}
        GROUP BY t.tag ORDER BY count(DISTINCT p.author_id) DESC, posts DESC, t.tag LIMIT ${TRENDS}`,
  );
  return rows.map(({ ages, ...row }) => {
    const slope = Array.from({ length: SLICES }, () => 0);
    for (const age of ages) {
      const slice = SLICES - 1 - Math.min(age, SLICES - 1);
      slope[slice] = (slope[slice] ?? 0) + 1;
    }
    return { ...row, slope };
  });
}

/** Up to eight tags with the prefix, most used first. */
export async function completeTags(db: Sql, prefix: string): Promise<{ label: string; posts: number }[]> {
  const start = escapeLike(prefix.replace(/^#/, ''));
  return queryRows(
    db,
    z.omit(TagRow, { tag: true }),
    sql`${sql.raw(PLANNED_EACH_TIME)} SELECT mode() WITHIN GROUP (ORDER BY t.label) AS label, count(*)::int AS posts
        FROM post_tags t JOIN posts p ON p.id = t.post_id
        WHERE t.folded LIKE search_fold(${start}) || '%' AND ${isCounted}
        GROUP BY t.tag ORDER BY posts DESC, t.tag LIMIT 8`,
  );
}

/** Matches tags, typos included: tags with the prefix first, then the most used. */
export async function searchTags(
  db: Sql,
  q: string,
): Promise<{ tag: string; label: string; posts: number }[]> {
  const plain = q.replace(/^#/, '');
  const words = escapeLike(plain);
  const begins = sql`t.folded LIKE search_fold(${words}) || '%'`;
  const contains = sql`t.folded LIKE '%' || search_fold(${words}) || '%'`;
  return queryRows(
    db,
    TagRow,
    sql`${sql.raw(PLANNED_EACH_TIME)} SELECT t.tag, mode() WITHIN GROUP (ORDER BY t.label) AS label, count(*)::int AS posts
        FROM post_tags t JOIN posts p ON p.id = t.post_id
        WHERE (${contains} OR t.folded % search_fold(${plain})) AND ${isCounted}
        GROUP BY t.tag, t.folded
        ORDER BY CASE WHEN ${begins} THEN 0 WHEN ${contains} THEN 1 ELSE 2 END,
          posts DESC, t.tag LIMIT ${MAX_RESULTS}`,
  );
}
