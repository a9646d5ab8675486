import { sql, type SQL } from 'drizzle-orm';
import { type DirectoryEntry, type DirectorySort, MAX_DIRECTORY_PAGES } from '@contract/member/directory';
import { MAX_PAGE_SIZE } from '@contract/primitives';
import * as z from 'zod/mini';
import { instantColumn, literal, queryRows, type Sql } from '../../db/sql';
import { isActive, outsideBlocks, viewerOf, type Caller, type Viewer } from '../policies';
import { createShortMemory } from '../short-memory';
import { cardColumns, cardOf, CardRow } from './member-card';
import { matchesMember } from '../search/find-members';

interface DirectoryQuery {
  q?: string | undefined;
  sort: DirectorySort;
  order: 'asc' | 'desc';
  page: number;
  size: number;
}

const DirectoryRow = z.object({
  total: z.int(),
  /** All members, visible or not. */
  members: z.int(),
  items: z.array(z.extend(CardRow, { joinedAt: instantColumn, posts: z.int(), followers: z.int() })),
});

const entryOf = (item: z.infer<typeof DirectoryRow>['items'][number]): DirectoryEntry =>
  Object.assign(cardOf(item), { joinedAt: item.joinedAt, posts: item.posts, followers: item.followers });

/** Matches from which on a total is remembered: counting fewer takes no longer than a page. */
const FREQUENT = 1000;

type Counted = Pick<z.infer<typeof DirectoryRow>, 'total' | 'members'>;

/** Of a member's search, while the member turns its pages and sorts them. */
const recentCounts = createShortMemory<Counted>({ entries: 1000, ms: 15_000 });

/** Each but `posts` has an index of active members: one on `post_count` would slow down every post. */
const sortColumns = {
  name: sql`lower(m.name)`,
  handle: sql`m.handle`,
  joinedAt: sql`m.created_at`,
  posts: sql`m.post_count`,
  followers: sql`m.follower_count`,
};

/** Matches of a search that are sorted. */
const MAX_MATCHES = MAX_DIRECTORY_PAGES * MAX_PAGE_SIZE;

/** Members that a walk in the order of an index looks through at most. */
const WALKED = 3000;

/** A walk may reach the last row of the page, wherever in the order the matches are. A total of `most` is the least. */
const isNear = ({ total, members }: Counted, rows: number, most: number): boolean =>
  rows <= total && (rows * members) / total < (total < most ? WALKED / 2 : WALKED * 2);

const joinedRows = (ids: SQL, ordered: SQL): SQL => sql`
  SELECT ${cardColumns(sql`m`)}, m.created_at AS "joinedAt", m.post_count AS posts, m.follower_count AS followers
  FROM (${ids}) AS ids JOIN members m USING (id) ${ordered}`;

const MEMBERS = sql`(SELECT t.amount FROM totals t WHERE t.name = 'members')`;

const jsonOf = (rows: SQL): SQL => sql`(SELECT coalesce(json_agg(page), '[]') FROM (${rows}) page)`;

type Page = z.infer<typeof DirectoryRow>;

const readPage = async (db: Sql, total: SQL, items: SQL, ctes = sql``): Promise<Page> => {
  const columns = sql`${total}::int AS total, ${MEMBERS}::int AS members, ${jsonOf(items)} AS items`;
  return (
    (await queryRows(db, DirectoryRow, sql`${ctes} SELECT ${columns}`))[0] ?? {
      total: 0,
      members: 0,
      items: [],
    }
  );
};

/** Of all members, an index gives the ids of the page, and the rows before the page are not read. */
function pageOfAll(db: Sql, { viewer, visible, ordered, range }: Listing): Promise<Page> {
  const hidden = sql`
    SELECT m.id FROM members m WHERE m.suspended_at IS NOT NULL
    UNION SELECT m.id FROM members m WHERE m.deletes_at IS NOT NULL
    UNION SELECT b.target_id FROM blocks b WHERE b.member_id = ${viewer.id}
    UNION SELECT b.member_id FROM blocks b WHERE b.target_id = ${viewer.id}`;
  const ids = sql`SELECT m.id FROM members m WHERE ${visible} ${ordered} ${range}`;
  const total = sql`(${MEMBERS} - (SELECT count(*) FROM (${hidden}) AS hidden))`;
  return readPage(db, total, joinedRows(ids, ordered));
}

/**
 * Up to `most` matches are found by the indexes of words and letters, counted and sorted; with `all`, only where there
 * are fewer.
 */
const pageOfMatches = (
  db: Sql,
  { visible, ordered, value, direction, range, matches }: Listing,
  { most, all }: { most: number; all: boolean },
): Promise<Page> =>
  readPage(
    db,
    sql`(SELECT count(*) FROM found)`,
    joinedRows(
      sql`SELECT f.id FROM found f ${all ? sql`WHERE (SELECT count(*) FROM found) < ${most}::int` : sql``}
        ORDER BY f.value ${direction}, f.handle ${direction} ${range}`,
      ordered,
    ),
    sql`WITH found AS MATERIALIZED (
      SELECT m.id, ${value} AS value, m.handle FROM members m WHERE ${matches} AND ${visible} LIMIT (SELECT ${most}::int))`,
  );

/** Where many members match, the first of them come early in the order of an index. */
const pageOfWalk = (
  db: Sql,
  { visible, ordered, range, matches }: Listing,
  { total }: Counted,
): Promise<Page> =>
  readPage(
    db,
    sql`${total}`,
    joinedRows(
      sql`SELECT m.id FROM (SELECT m.* FROM members m WHERE ${isActive(sql`m`)} ${ordered} LIMIT ${literal(WALKED)}) m
        WHERE ${matches} AND ${visible} ${range}`,
      ordered,
    ),
  );

interface Listing {
  viewer: Viewer;
  visible: SQL;
  value: SQL;
  /** An index gives the members in this order. */
  isIndexed: boolean;
  direction: SQL;
  ordered: SQL;
  range: SQL;
  matches: SQL;
}

/** Where the rows of a page are in their order, beginning with 0. */
interface Span {
  before: number;
  size: number;
}

/** Null where the walk ends before the page is full. A full page agrees with what was counted a moment ago. */
async function walkTo(db: Sql, listing: Listing, counted: Counted, size: number): Promise<Page | null> {
  const page = await pageOfWalk(db, listing, counted);
  return page.items.length === size ? page : null;
}

/** Matches that all pages of this size show are counted, and those that come first are read in the order of an index. */
async function searchPage(db: Sql, listing: Listing, search: string, { before, size }: Span): Promise<Page> {
  const most = MAX_DIRECTORY_PAGES * size;
  const known = listing.isIndexed ? recentCounts.get(search) : undefined;
  const remembered =
    known && isNear(known, before + size, most) ? await walkTo(db, listing, known, size) : null;
  if (remembered) return remembered;
  if (listing.isIndexed && !known) {
    const counted = await pageOfMatches(db, listing, { most, all: true });
    if (counted.total >= Math.min(FREQUENT, most)) recentCounts.set(search, counted);
    if (counted.total < most) return counted;
    const walked = isNear(counted, before + size, most) ? await walkTo(db, listing, counted, size) : null;
    if (walked) return walked;
  }
  const { items, total, members } = await pageOfMatches(db, listing, { most: MAX_MATCHES, all: false });
  return { items, members, total: Math.min(total, most) };
}

/**
 * One page of the members the caller may see, with the total; that of a search is no more than all pages of this size
 * show. Members with equal values are ordered by handle.
 */
export async function listDirectory(
  db: Sql,
  me: Caller,
  { q = '', sort, order, page, size }: DirectoryQuery,
): Promise<{ items: DirectoryEntry[]; total: number }> {
  const viewer = viewerOf(me);
  const direction = order === 'asc' ? sql`ASC` : sql`DESC`;
  const value = sortColumns[sort];
  const before = (page - 1) * size;
  const listing: Listing = {
    viewer,
    visible: sql`${isActive(sql`m`)} AND ${outsideBlocks(viewer, sql`m.id`)}`,
    value,
    isIndexed: sort !== 'posts',
    direction,
    ordered: sql`ORDER BY ${value} ${direction}, m.handle ${direction}`,
    range: sql`LIMIT ${size} OFFSET ${before}`,
    matches: matchesMember(q),
  };
  const { items, total } =
    q === ''
      ? await pageOfAll(db, listing)
      : await searchPage(db, listing, `${me.id} ${size} ${q}`, { before, size });
  return { items: items.map(entryOf), total };
}
