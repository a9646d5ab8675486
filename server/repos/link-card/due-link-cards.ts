import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { makeId } from '../../db/id';
import { queryRows, type Sql } from '../../db/sql';
import type { FetchedCard, FetchLinkCard } from '../../link-card/fetch-link-card';
import { mediaUrl } from '../media/media';

const LOOKUPS_AT_ONCE = 1000;
/** Pages fetched at once, each of another host. */
const FETCHED_AT_ONCE = 8;
/** Due cards among which the hosts are chosen. */
const EXAMINED = 1000;
/** Another process takes over after this time. */
const LEASE_MS = 120_000;
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** A card is fetched again when a post uses the link after this time. */
const FRESH_MS = DAY;
/** Waits between attempts while the host does not answer; then the card waits for its next use. */
const RETRIES_MS = [MINUTE, 10 * MINUTE, 60 * MINUTE, 6 * 60 * MINUTE];
/** Newest posts with the link that hear of a new card. */
const ANNOUNCED = 200;

const DueCard = z.object({ url: z.string(), failures: z.int(), hasCard: z.boolean() });
type DueCard = z.infer<typeof DueCard>;

/** Turns the oldest lookups into due cards; locks cards in the order of their URLs. */
const takeLookups = (db: Sql, now: Date): Promise<unknown> =>
  db.execute(sql`
    WITH taken AS (
      DELETE FROM link_lookups WHERE id IN (
        SELECT l.id FROM link_lookups l ORDER BY l.id LIMIT ${LOOKUPS_AT_ONCE} FOR UPDATE SKIP LOCKED)
      RETURNING url)
    INSERT INTO link_cards (url, used_at, due_at)
    SELECT DISTINCT t.url, ${now}::timestamptz, ${now}::timestamptz FROM taken t ORDER BY t.url
    ON CONFLICT (url) DO UPDATE SET used_at = excluded.used_at,
      due_at = CASE WHEN link_cards.due_at IS NULL AND link_cards.tried_at < ${new Date(now.getTime() - FRESH_MS)}
        THEN excluded.due_at ELSE link_cards.due_at END`);

/** Due cards that no other process fetches, the longest waiting of each host. */
const leaseDueCards = (db: Sql, now: Date): Promise<DueCard[]> =>
  queryRows(
    db,
    DueCard,
    sql`UPDATE link_cards SET due_at = ${new Date(now.getTime() + LEASE_MS)} WHERE due_at <= ${now} AND url IN (
          SELECT h.url FROM (
            SELECT DISTINCT ON (split_part(d.url, '/', 3)) d.url, d.due_at FROM (
              SELECT c.url, c.due_at FROM link_cards c WHERE c.due_at <= ${now} ORDER BY c.due_at LIMIT ${EXAMINED}) d
            ORDER BY split_part(d.url, '/', 3), d.due_at) h
          ORDER BY h.due_at LIMIT ${FETCHED_AT_ONCE})
        RETURNING url, failures, title IS NOT NULL AS "hasCard"`,
  );

/** An unchanged picture keeps its address, which clients may hold. */
async function storePicture(db: Sql, now: Date, url: string, bytes: Buffer | null): Promise<string | null> {
  const [same] = await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`SELECT id FROM link_pictures WHERE url = ${url} AND bytes = ${bytes}`,
  );
  if (same) return mediaUrl(same.id);
  await db.execute(sql`DELETE FROM link_pictures WHERE url = ${url}`);
  if (bytes === null) return null;
  const id = makeId(now);
  // Unless the card has been deleted meanwhile.
  await db.execute(sql`
    INSERT INTO link_pictures (id, url, bytes)
    SELECT ${id}, c.url, ${bytes} FROM link_cards c WHERE c.url = ${url} FOR KEY SHARE`);
  return mediaUrl(id);
}

/** The newest posts with the link change for their readers; locks posts from the newest to the oldest. */
const announceCard = (db: Sql, url: string): Promise<unknown> =>
  db.execute(sql`
    WITH waiting AS MATERIALIZED (
      SELECT p.id FROM posts p WHERE p.link = ${url} AND p.deleted_at IS NULL
      ORDER BY p.id DESC LIMIT ${ANNOUNCED} FOR NO KEY UPDATE),
    changed AS (
      UPDATE posts SET revision = revision + 1 WHERE id IN (SELECT w.id FROM waiting w) RETURNING id)
    INSERT INTO events (kind, subject) SELECT 'edit', c.id FROM changed c`);

/** A page that has no card, or none any more, shows none. */
const storeCard = (db: Sql, now: Date, { url, hasCard }: DueCard, card: FetchedCard | null): Promise<void> =>
  db.transaction(async (tx) => {
    // Posts before cards, as in the removal of a member.
    if ((card !== null) !== hasCard) await announceCard(tx, url);
    const pictureUrl = await storePicture(tx, now, url, card?.picture ?? null);
    await tx.execute(sql`
      UPDATE link_cards SET title = ${card?.title ?? null}, description = ${card?.description ?? ''},
        site = ${card?.site ?? ''}, picture_url = ${pictureUrl}, tried_at = ${now}, due_at = NULL, failures = 0
      WHERE url = ${url}`);
  });

async function storeFailure(db: Sql, now: Date, { url, failures }: DueCard): Promise<void> {
  const wait = RETRIES_MS[failures];
  const dueAt = wait === undefined ? null : new Date(now.getTime() + wait);
  await db.execute(sql`
    UPDATE link_cards SET tried_at = ${now}, due_at = ${dueAt}, failures = ${wait === undefined ? 0 : failures + 1}
    WHERE url = ${url}`);
}

interface FetchOptions {
  /** Null where link cards are switched off: lookups are dropped. */
  fetchCard: FetchLinkCard | null;
  signal: AbortSignal;
}

/** Fetches the pages of new links, outside any transaction; returns the number of attempts. Safe in several processes. */
export async function fetchDueCards(
  db: Sql,
  clock: () => Date,
  { fetchCard, signal }: FetchOptions,
): Promise<number> {
  if (!fetchCard) {
    await db.execute(sql`DELETE FROM link_lookups`);
    return 0;
  }
  await takeLookups(db, clock());
  const due = await leaseDueCards(db, clock());
  await Promise.all(
    due.map(async (card) => {
      let fetched: FetchedCard | null;
      try {
        fetched = await fetchCard(card.url, signal);
      } catch {
        // A host that does not answer is no fault of the service. At shutdown the lease simply ends.
        if (!signal.aborted) await storeFailure(db, clock(), card);
        return;
      }
      await storeCard(db, clock(), card, fetched);
    }),
  );
  return due.length;
}
