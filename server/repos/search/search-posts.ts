import { sql, type SQL } from 'drizzle-orm';
import { PLANNED_EACH_TIME } from '../../db/prepared-session';
import { idList, literal, queryRows, type Sql } from '../../db/sql';
import type { Pagination } from '../../http/handler';
import { afterKeyset, Keyset } from '../keyset';
import type { Caller } from '../policies';
import {
  findPosts,
  inOrder,
  type PageRequest,
  type PostListing,
  type PostPage,
  presentPosts,
  rowsOf,
  selectPosts,
} from '../post/post-list';
import { parseSearchQuery, type SearchQuery, type SearchTerm } from './search-query';
import { findHandleOwners } from '../member/member-name';

const termQuery = ({ text, phrase }: SearchTerm): SQL =>
  phrase ? sql`search_phrase(${text})` : sql`search_prefix(${text})`;

const hasWords = ({ terms, without }: SearchQuery): boolean => terms.length + without.length > 0;

/** On the words of post `p`; empty for a query of operators only. */
function wordConditions(query: SearchQuery, p: SQL): SQL[] {
  if (!hasWords(query)) return [];
  const { terms, without } = query;
  const parts = [
    ...terms.map((any) => sql`(${sql.join(any.map(termQuery), sql` || `)})`),
    ...without.map((term) => sql`!!${termQuery(term)}`),
  ];
  // A subquery is evaluated once; a function of parameters would fold the words again for each post.
  return [sql`${p}.words @@ (SELECT ${sql.join(parts, sql` && `)})`];
}

const usesTag = (tag: string, p: SQL): SQL => sql`EXISTS (
  SELECT 1 FROM post_tags pt WHERE pt.post_id = ${p}.id AND pt.folded = search_fold(${tag}) OFFSET 0)`;

/** The words of a tag are words of the post: most posts without the tag are recognised by them. */
const hasTag = (tag: string, p: SQL): SQL => sql`${p}.words @@ search_phrase(${tag}) AND ${usesTag(tag, p)}`;

const conditionsOf = (query: SearchQuery, p: SQL): SQL =>
  sql.join(
    [
      ...wordConditions(query, p),
      ...query.tags.map((tag) => hasTag(tag, p)),
      ...(query.hasMedia
        ? [sql`EXISTS (SELECT 1 FROM post_media pm WHERE pm.post_id = ${p}.id OFFSET 0)`]
        : []),
      ...(query.since ? [sql`${p}.created_at >= ${query.since}`] : []),
      ...(query.before ? [sql`${p}.created_at < ${query.before}`] : []),
      sql`true`,
    ],
    sql` AND `,
  );

const hasOperators = ({ hasMedia, since, before }: SearchQuery): boolean =>
  hasMedia || since !== null || before !== null;

/** Each number of words is a prepared statement of its own. */
const MAX_PLAIN_WORDS = 4;

/** Only words, as most queries: their statements are few, and read in the same order whatever the words are. */
const isPlain = (query: SearchQuery): boolean =>
  !hasOperators(query) &&
  query.from.length + query.tags.length + query.without.length === 0 &&
  query.terms.length <= MAX_PLAIN_WORDS &&
  query.terms.every((any) => any.length === 1 && any.every(({ phrase }) => !phrase));

function byAuthors(ids: readonly string[], query: SearchQuery): PostListing {
  const [first, ...others] = ids;
  // An index gives the posts of one author in order, those of a list of authors in none.
  const isTheirs = (author: SQL): SQL =>
    first !== undefined && others.length === 0
      ? sql`${author} = ${first}`
      : sql`${author} = ANY(${idList(ids)})`;
  const [tag] = query.tags;
  const posts =
    tag === undefined
      ? sql`SELECT n.created_at AS at, n.id FROM posts n WHERE ${isTheirs(sql`n.author_id`)}`
      : usesOfTag(tag, isTheirs(sql`pt.author_id`));
  return inOrder(posts, conditionsOf(query, sql`p`));
}

/** One row for each post; two spellings of a tag may be folded into one. */
const usesOfTag = (tag: string, where: SQL): SQL =>
  sql`SELECT DISTINCT pt.created_at AS at, pt.post_id AS id FROM post_tags pt WHERE pt.folded = search_fold(${tag}) AND ${where}`;

export const postsWithTag = (tag: string, where: SQL): PostListing =>
  inOrder(usesOfTag(tag, sql`true`), where);

const DAY_MS = 86_400_000;
/** Of the function search_slices. */
const SLICE_DAYS = 4;
/** Slices that are searched before all that is older. */
const SLICES = 7;
/** By which the clock of another process may be ahead. */
const CLOCK_MS = 600_000;

/** The slice that ends with the day of `last`, or one or two days later, and those before it; and where they begin. */
function slicesUntil(last: Date): { latest: number; earlier: number[]; since: Date } {
  const day = Math.floor(last.getTime() / DAY_MS);
  const isOdd = day % SLICE_DAYS < SLICE_DAYS / 2;
  const shift = isOdd ? SLICE_DAYS / 2 : 0;
  const place = Math.floor((day + shift) / SLICE_DAYS);
  const earlier = Array.from({ length: SLICES - 1 }, (_, at) => 2 * (place - 1 - at) + Number(isOdd));
  const since = new Date(((place - SLICES + 1) * SLICE_DAYS - shift) * DAY_MS);
  return { latest: 2 * place + Number(isOdd), earlier, since };
}

/**
 * An index finds the posts with the words in the latest slice, then those of a month, then all that are older, until
 * the page is full: of a word that a thousand posts have, those of a few days are read and sorted.
 */
function withWords(me: Caller, now: Date, query: SearchQuery, page: PageRequest): SQL {
  const { paging, limit } = page;
  const { latest, earlier, since } = slicesUntil(new Date(paging.after?.[0] ?? now.getTime() + CLOCK_MS));
  const postsOf = (when: SQL): SQL => {
    const found = sql`
      SELECT n.created_at AS at, n.id FROM posts n
      WHERE ${conditionsOf(query, sql`n`)} AND ${when} AND ${afterKeyset(paging, sql`n.created_at`, sql`n.id`)}`;
    return selectPosts(me, { ...inOrder(found, sql`true`), ...page });
  };
  const slices = sql`search_slices(n.created_at)`;
  return sql`
    WITH newest AS MATERIALIZED (${postsOf(sql`${slices} @> ARRAY[${latest}::int]`)}),
    month AS MATERIALIZED (${postsOf(sql`${slices} && ${sql.param(earlier)}::int[]
      AND (SELECT count(*) FROM newest) < ${rowsOf(limit)}`)}),
    older AS MATERIALIZED (${postsOf(sql`n.created_at < ${since}
      AND (SELECT count(*) FROM newest) + (SELECT count(*) FROM month) < ${rowsOf(limit)}`)})
    SELECT f.id, f.at FROM (SELECT * FROM newest UNION ALL SELECT * FROM month UNION ALL SELECT * FROM older) f
    ORDER BY f.at DESC, f.id DESC LIMIT ${rowsOf(limit)}`;
}

/** Newest posts that are searched for frequent words before the index is asked. */
const WINDOW = 1000;

const amongNewest = (query: SearchQuery, paging: Pagination): PostListing => ({
  from: sql`(SELECT n.* FROM posts n WHERE n.deleted_at IS NULL AND ${afterKeyset(paging, sql`n.created_at`, sql`n.id`)}
    ORDER BY n.created_at DESC, n.id DESC LIMIT ${literal(WINDOW)}) p`,
  where: conditionsOf(query, sql`p`),
  at: sql`p.created_at`,
});

const amongAll = (query: SearchQuery): PostListing => ({
  from: sql`posts p`,
  where: conditionsOf(query, sql`p`),
  at: sql`p.created_at`,
});

/**
 * Posts that match all words and operators of `parseSearchQuery`, newest first. The planner knows neither how many posts
 * have the beginning of a word nor how many an author has, so the order of reading is chosen here: the posts of the
 * authors, of a tag, the newest of all, or those with the words.
 */
export async function searchPosts(
  db: Sql,
  me: Caller,
  now: Date,
  { q, ...page }: PageRequest & { q: string },
): Promise<PostPage> {
  const query = parseSearchQuery(q);
  const hint = isPlain(query) ? '' : PLANNED_EACH_TIME;
  const find = (listing: PostListing) => findPosts(db, me, { ...listing, ...page }, hint);
  const read = async () => {
    if (query.from.length > 0) return find(byAuthors(await findHandleOwners(db, query.from), query));
    const [tag] = query.tags;
    if (tag !== undefined) return find(postsWithTag(tag, conditionsOf(query, sql`p`)));
    if (!hasWords(query)) return hasOperators(query) ? find(amongAll(query)) : [];
    const newest = await find(amongNewest(query, page.paging));
    if (newest.length > page.limit) return newest;
    return queryRows(db, Keyset, sql`${sql.raw(hint)} ${withWords(me, now, query, page)}`);
  };
  return presentPosts(db, me, now, { ...page, found: await read() });
}
