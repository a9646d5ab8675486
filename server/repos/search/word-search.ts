import { sql, type SQL } from 'drizzle-orm';
import { literal } from '../../db/sql';
import type { ListPlace } from '../post/list-place';
import { inOrder, selectPosts } from '../post/post-list';

const DAY_MS = 86_400_000;
/** Of the function search_slices. */
const SLICE_DAYS = 4;
/** Slices that are searched before all that is older. */
const SLICES = 7;
/** By which the clock of another process may be ahead. */
const CLOCK_MS = 600_000;

/** The slice that ends with the day of a moment, or one or two days later, and those before it; and where they begin. */
export interface Slices<Value> {
  latest: Value;
  earlier: Value;
  since: Value;
}

/** From the cursor on, or from now. */
export function slicesUntil(
  after: readonly string[] | null,
  now: Date,
): { latest: number; earlier: number[]; since: Date } {
  const last = new Date(after?.[0] ?? now.getTime() + CLOCK_MS);
  const day = Math.floor(last.getTime() / DAY_MS);
  const isOdd = day % SLICE_DAYS < SLICE_DAYS / 2;
  const shift = isOdd ? SLICE_DAYS / 2 : 0;
  const place = Math.floor((day + shift) / SLICE_DAYS);
  const earlier = Array.from({ length: SLICES - 1 }, (_, at) => 2 * (place - 1 - at) + Number(isOdd));
  const since = new Date(((place - SLICES + 1) * SLICE_DAYS - shift) * DAY_MS);
  return { latest: 2 * place + Number(isOdd), earlier, since };
}

/** Where the posts with some words are read: the conditions of the words on post `p`, and the page. */
interface WordSearch {
  conditions: (p: SQL) => SQL;
  place: ListPlace;
}

/**
 * An index finds the posts with the words in the latest slice, then those of a month, then all that are older, until
 * the page is full: of a word that a thousand posts have, those of a few days are read and sorted.
 */
export function selectInSlices(
  { conditions, place }: WordSearch,
  { latest, earlier, since }: Slices<SQL>,
): SQL {
  const { rows } = place;
  const postsOf = (when: SQL): SQL => {
    const found = sql`
      SELECT n.created_at AS at, n.id FROM posts n
      WHERE ${conditions(sql`n`)} AND ${when} AND ${place.isAfter(sql`n.created_at`, sql`n.id`)}`;
    return selectPosts(inOrder(found, sql`true`), place);
  };
  const slices = sql`search_slices(n.created_at)`;
  return sql`
    WITH newest AS MATERIALIZED (${postsOf(sql`${slices} @> ARRAY[${latest}::int]`)}),
    month AS MATERIALIZED (${postsOf(sql`${slices} && ${earlier}::int[]
      AND (SELECT count(*) FROM newest) < ${rows}`)}),
    older AS MATERIALIZED (${postsOf(sql`n.created_at < ${since}::timestamptz
      AND (SELECT count(*) FROM newest) + (SELECT count(*) FROM month) < ${rows}`)})
    SELECT f.id, f.at FROM (SELECT * FROM newest UNION ALL SELECT * FROM month UNION ALL SELECT * FROM older) f
    ORDER BY f.at DESC, f.id DESC LIMIT ${rows}`;
}

/** Newest posts that are searched for frequent words before the index is asked. */
const WINDOW = 1000;

/** The newest posts with the words among those of all members. */
export const selectAmongNewest = ({ conditions, place }: WordSearch): SQL =>
  selectPosts(
    {
      from: sql`(SELECT n.* FROM posts n WHERE n.deleted_at IS NULL AND ${place.isAfter(sql`n.created_at`, sql`n.id`)}
        ORDER BY n.created_at DESC, n.id DESC LIMIT ${literal(WINDOW)}) p`,
      where: conditions(sql`p`),
      at: sql`p.created_at`,
    },
    place,
  );
