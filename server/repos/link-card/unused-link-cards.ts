import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { queryRows, type Sql } from '../../db/sql';

const DAY_MS = 86_400_000;
/** Cards examined per statement. */
const EXAMINED = 2000;

/** No post that can still be shown or restored has the link. */
const isUnused = (c: SQL, before: Date): SQL => sql`NOT EXISTS (
  SELECT 1 FROM posts p WHERE p.link = ${c}.url AND (p.deleted_at IS NULL OR p.deleted_at >= ${before}))`;

/** Deletes among the next cards by URL; returns the last URL, or null at the end. */
async function deleteUnusedAfter(db: Sql, before: Date, after: string): Promise<string | null> {
  const [row] = await queryRows(
    db,
    z.object({ last: z.nullable(z.string()), examined: z.int() }),
    sql`WITH page AS MATERIALIZED (
          SELECT c.url FROM link_cards c WHERE c.url > ${after} ORDER BY c.url LIMIT ${EXAMINED}),
        deleted AS (
          DELETE FROM link_cards c USING page WHERE c.url = page.url AND c.used_at < ${before} AND ${isUnused(sql`c`, before)})
        SELECT max(page.url) AS last, count(*)::int AS examined FROM page`,
  );
  return row && row.examined === EXAMINED ? row.last : null;
}

/** Deletes the cards, with their pictures, that no post has used for a day. */
export async function deleteUnusedCards(db: Sql, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS);
  for (let after: string | null = ''; after !== null;) after = await deleteUnusedAfter(db, before, after);
}

/** Deletes at once what no remaining post links to: after the removal of a member. */
export async function deleteCardsOfRemovedPosts(tx: Sql, links: readonly string[]): Promise<void> {
  const urls = sql`${sql.param([...links])}::text[]`;
  const linked = sql`EXISTS (SELECT 1 FROM posts p WHERE p.link = x.url)`;
  await tx.execute(sql`DELETE FROM link_lookups x WHERE x.url = ANY(${urls}) AND NOT ${linked}`);
  await tx.execute(sql`DELETE FROM link_cards x WHERE x.url = ANY(${urls}) AND NOT ${linked}`);
}
