import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Trend } from '@contract/feed/search';
import { trends } from '../../db/schema/tag';
import { queryRows, type Sql } from '../../db/sql';
import { hasMutedWord, outsideInactive, viewerOf, type Caller } from '../policies';

const HOUR = 3_600_000;
const SLICES = 8;
const SLICE_HOURS = 3;
const TRENDS = 10;
/** Older trends are not shown: the job that computes them does not run. */
const MAX_AGE_MS = 300_000;

const UseRow = z.object({
  tag: z.string(),
  label: z.string(),
  posts: z.int(),
  /** Slices of three hours since each post. */
  ages: z.array(z.int()),
});

/**
 * The most used tags of the last day, with their posts per slice of three hours: the same for every viewer. Unlike
 * is_counted_post, the conditions look no author up: a cold database would read as many pages of members as posts.
 */
async function computeTrends(db: Sql, now: Date): Promise<Trend[]> {
  const since = new Date(now.getTime() - SLICES * SLICE_HOURS * HOUR);
  const rows = await queryRows(
    db,
    UseRow,
    sql`SELECT t.tag, mode() WITHIN GROUP (ORDER BY t.label) AS label, count(*)::int AS posts,
          json_agg(floor(extract(epoch FROM ${now}::timestamptz - t.created_at) / ${SLICE_HOURS * 3600})::int) AS ages
        FROM post_tags t JOIN posts p ON p.id = t.post_id
        WHERE t.created_at > ${since} AND t.created_at <= ${now} AND p.deleted_at IS NULL AND p.hidden_at IS NULL
          AND p.audience = 'public' AND ${outsideInactive(sql`p.author_id`)}
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

const StoredRow = z.object({
  tag: z.string(),
  label: z.string(),
  posts: z.int(),
  slope: z.array(z.int()),
  isMuted: z.boolean(),
});

/** Requests before the first refresh of a start come together: they share one computation. */
const computing = new WeakMap<Sql, Promise<Trend[]>>();

function computeOnce(db: Sql, now: Date): Promise<Trend[]> {
  const known = computing.get(db);
  if (known) return known;
  const found = computeTrends(db, now).finally(() => computing.delete(db));
  computing.set(db, found);
  return found;
}

/** The trends of the last refresh, without tags that the caller has muted; before the first refresh with them. */
export async function listTrends(db: Sql, me: Caller, now: Date): Promise<Trend[]> {
  const since = new Date(now.getTime() - MAX_AGE_MS);
  const stored = await queryRows(
    db,
    StoredRow,
    sql`SELECT s.tag, s.label, s.posts, s.slope, ${hasMutedWord(viewerOf(me), sql`'#' || s.label`)} AS "isMuted"
        FROM trends s WHERE s.computed_at > ${since} ORDER BY s.rank`,
  );
  if (stored.length === 0) return computeOnce(db, now);
  return stored.flatMap(({ isMuted, ...trend }) => (isMuted ? [] : [trend]));
}

/** Replaces the stored trends unless another process has done so within half of `everyMs`. */
export const refreshTrends = (db: Sql, now: Date, everyMs: number): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE trends IN SHARE ROW EXCLUSIVE MODE`);
    const [latest] = await tx.select({ at: trends.computedAt }).from(trends).limit(1);
    if (latest && now.getTime() - latest.at.getTime() < everyMs / 2) return;
    const found = await computeTrends(tx, now);
    await tx.delete(trends);
    if (found.length > 0)
      await tx.insert(trends).values(found.map((trend, rank) => ({ ...trend, rank, computedAt: now })));
  });
