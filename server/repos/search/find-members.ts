import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Relationship } from '@contract/member/member';
import type { Person } from '@contract/member/people';
import { escapeLike, literal, queryRows, type Sql } from '../../db/sql';
import { isActive, outsideBlocks, viewerOf, type Caller, type Viewer } from '../policies';
import { relationColumns } from '../member/member';
import { cardColumns, cardOf, CardRow } from '../member/member-card';
import { toPage } from '../keyset';
import type { PageRequest } from '../post/post-list';
import { createShortMemory } from '../short-memory';

/** Shorter texts have too few groups of three letters for an index of substrings and typos. */
const MIN_SUBSTRING = 3;

export const withoutAt = (q: string): string => q.replace(/^@/, '');
export const isShortText = (q: string): boolean => withoutAt(q).length < MIN_SUBSTRING;

// Subqueries are evaluated once; a function of a parameter would fold the words again for each member.
const folded = (q: string): SQL => sql`(SELECT search_fold(${withoutAt(q)}))`;
const startingWith = (q: string): SQL => sql`(SELECT search_prefix(${q}))`;
const beginsWith = (column: SQL, q: string): SQL =>
  sql`${column} LIKE (SELECT search_fold(${escapeLike(withoutAt(q))}) || '%')`;
const contains = (column: SQL, q: string): SQL =>
  sql`${column} LIKE (SELECT '%' || search_fold(${escapeLike(withoutAt(q))}) || '%')`;

/** Members `m` with a word of the name or handle that begins so; of three letters and more also within words. */
export const matchesMember = (q: string): SQL =>
  isShortText(q)
    ? sql`m.words @@ ${startingWith(q)}`
    : sql`(m.words @@ ${startingWith(q)} OR ${contains(sql`m.handle`, q)} OR ${contains(sql`m.folded_name`, q)})`;

const isSimilar = (q: string): SQL =>
  isShortText(q) ? sql`false` : sql`(m.handle % ${folded(q)} OR ${folded(q)} <% m.folded_name)`;

/** Member `m` for the viewer. */
export const isVisible = (viewer: Viewer): SQL =>
  sql`${isActive(sql`m`)} AND ${outsideBlocks(viewer, sql`m.id`)}`;

const FoundRow = z.extend(CardRow, {
  rank: z.int(),
  approvesFollowers: z.boolean(),
  relation: Relationship,
  /** Matches that were looked at, with those of later pages. */
  matches: z.int(),
});
type FoundRow = z.infer<typeof FoundRow>;

/** From so many matches on, the first of them probably come early in the order of handles. */
const FREQUENT = 1000;
/** Members that a walk in the order of handles looks through at most. */
const WALKED = 4000;
/** Texts of so many letters are often part of thousands of names. */
const SHORT = 3;

/** Where a page of matches begins: after a member of the group `rank` with the handle. */
interface Place {
  me: Caller;
  q: string;
  group: number;
  handle: string;
  rows: number;
}

/** `found` selects the ids, handles, ranks and number of matches of a page. */
const selectFound = (db: Sql, { me }: Place, found: SQL): Promise<FoundRow[]> =>
  queryRows(
    db,
    FoundRow,
    sql`SELECT ${cardColumns(sql`m`)}, f.rank, f.matches, m.approves_followers AS "approvesFollowers",
          ${relationColumns(me)} AS relation
        FROM (${found}) f JOIN members m ON m.id = f.id ORDER BY f.rank, m.handle`,
  );

const isAfterPlace = (rank: SQL, { group, handle }: Place): SQL =>
  sql`(${rank}, m.handle) > (${group}::int, ${handle})`;

/** All that match are found by the indexes of words and letters, and sorted. */
const findAll = (
  db: Sql,
  place: Place,
  { matches, rank }: { matches: SQL; rank: SQL },
): Promise<FoundRow[]> =>
  selectFound(
    db,
    place,
    sql`WITH found AS MATERIALIZED (
        SELECT m.id, m.handle, ${rank} AS rank FROM members m
        WHERE ${matches} AND ${isVisible(viewerOf(place.me))} AND ${isAfterPlace(rank, place)})
      SELECT r.id, r.rank, (SELECT count(*)::int FROM found) AS matches
      FROM found r ORDER BY r.rank, r.handle LIMIT ${place.rows}`,
  );

/**
 * An index gives the handles that begin with the words, then all members in the order of their handles, until the page
 * is full; null where the walk ends before.
 */
async function walkHandles(db: Sql, place: Place): Promise<FoundRow[] | null> {
  const { me, q, group, handle, rows } = place;
  const isBegun = beginsWith(sql`m.handle`, q);
  const visible = isVisible(viewerOf(me));
  // OFFSET keeps the order of the index: that of letters finds and sorts all handles that begin so.
  const begun = sql`
    SELECT m.id, m.handle, 0 AS rank FROM (
      SELECT m.* FROM members m WHERE ${isActive(sql`m`)} AND ${group}::int < 1 AND m.handle >= ${folded(q)}
        AND m.handle < (SELECT search_fold(${withoutAt(q)}) || chr(1114111)) ORDER BY m.handle OFFSET 0) m
    WHERE ${isBegun} AND ${visible} AND ${isAfterPlace(sql`0`, place)} ORDER BY m.handle LIMIT ${rows}`;
  const others = sql`
    SELECT m.id, m.handle, 1 AS rank FROM (
      SELECT m.* FROM members m WHERE ${isActive(sql`m`)} AND m.handle > ${group < 1 ? '' : handle}
        AND (SELECT count(*) FROM begun) < ${rows} ORDER BY m.handle LIMIT ${literal(WALKED)}) m
    WHERE ${matchesMember(q)} AND NOT ${isBegun} AND ${visible} ORDER BY m.handle LIMIT ${rows}`;
  const found = await selectFound(
    db,
    place,
    sql`WITH begun AS MATERIALIZED (${begun}), others AS MATERIALIZED (${others})
      SELECT f.id, f.rank, ${literal(FREQUENT)} AS matches FROM (
        SELECT * FROM begun UNION ALL SELECT * FROM others) f ORDER BY f.rank, f.handle LIMIT ${rows}`,
  );
  return found.length === rows ? found : null;
}

/** Whether a walk found, or will probably find, the matches of a search. */
const walkedSearches = createShortMemory<boolean>({ entries: 10_000, ms: 600_000 });

/** Members who match exactly: those of a word that thousands have are not all read and sorted for each page. */
async function findExact(db: Sql, place: Place): Promise<FoundRow[]> {
  const { q } = place;
  const known = walkedSearches.get(q);
  const walks = known ?? withoutAt(q).length === SHORT;
  const walked = walks ? await walkHandles(db, place) : null;
  if (walked) return walked;
  const rank = sql`(CASE WHEN ${beginsWith(sql`m.handle`, q)} THEN 0 ELSE 1 END)`;
  const all = await findAll(db, place, { matches: matchesMember(q), rank });
  const isFrequent = (all[0]?.matches ?? 0) >= FREQUENT;
  if (walks) walkedSearches.set(q, false);
  else if (known === undefined && isFrequent) walkedSearches.set(q, true);
  return all;
}

/** Matches names and handles, typos included: handles with the prefix first, then substrings, then similar ones. */
export async function searchMembers(
  db: Sql,
  me: Caller,
  { q, paging, limit }: PageRequest & { q: string },
): Promise<{ items: Person[]; nextCursor: string | null }> {
  const [group = '-1', handle = ''] = paging.after ?? [];
  const place = { me, q, group: Number(group), handle, rows: limit + 1 };
  const exact = place.group < 2 ? await findExact(db, place) : [];
  const left = limit + 1 - exact.length;
  const similar =
    left <= 0
      ? []
      : await findAll(
          db,
          { ...place, rows: left },
          { matches: sql`${isSimilar(q)} AND NOT ${matchesMember(q)}`, rank: sql`2` },
        );
  const { rows, nextCursor } = toPage([...exact, ...similar], limit, paging, (row) => [
    String(row.rank),
    row.handle,
  ]);
  const items = rows.map((row) => {
    const { approvesFollowers, relation } = row;
    return Object.assign(cardOf(row), { approvesFollowers, relation });
  });
  return { items, nextCursor };
}
