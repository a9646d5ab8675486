import { sql, type SQL } from 'drizzle-orm';
import { PLANNED_EACH_TIME } from '../../db/prepared-session';
import { idList, queryRows, type Sql } from '../../db/sql';
import { byShape, defineStatement, type ValueOf } from '../../db/statement';
import { Keyset } from '../keyset';
import { canAppearInFeed, viewerOf, type Caller } from '../policies';
import {
  definedPlace,
  type ListPlace,
  listShapeOf,
  type ListShape,
  type ListValue,
  listValuesOf,
  placeOf,
} from '../post/list-place';
import {
  findPosts,
  inOrder,
  type FoundPosts,
  type PageRequest,
  type PostListing,
  type PostPage,
  presentPosts,
} from '../post/post-list';
import { createShortMemory } from '../short-memory';
import { selectAmongNewest, selectInSlices, type Slices, slicesUntil } from './word-search';
import { findHandleOwners } from '../member/member-name';
import { parseSearchQuery, type SearchQuery, type SearchTerm } from './search-query';

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

/**
 * The words of a query of nothing else, as most are: their statements are few, and read in the same order whatever the
 * words are. Null for another query.
 */
function plainWords(query: SearchQuery): string[] | null {
  const others = query.from.length + query.tags.length + query.without.length;
  const isPlain =
    !hasOperators(query) &&
    others === 0 &&
    query.terms.length <= MAX_PLAIN_WORDS &&
    query.terms.every((any) => any.length === 1 && any.every(({ phrase }) => !phrase));
  return isPlain ? query.terms.flatMap((any) => any.map(({ text }) => text)) : null;
}

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

const amongAll = (query: SearchQuery): PostListing => ({
  from: sql`posts p`,
  where: conditionsOf(query, sql`p`),
  at: sql`p.created_at`,
});

/** Ways to find the posts with words; both find the same ones. */
interface WordFinders {
  amongNewest: () => Promise<FoundPosts>;
  inSlices: () => Promise<FoundPosts>;
}

type PlainShape = ListShape & { words: number };
type Word = `word${number}`;

const definePlain = <More extends string>(
  select: (search: { conditions: (p: SQL) => SQL; place: ListPlace }, value: ValueOf<More>) => SQL,
) =>
  byShape(({ words, ...shape }: PlainShape) =>
    defineStatement<typeof Keyset, ListValue | Word | More>(Keyset, (value) => {
      const parts = Array.from({ length: words }, (_, at) => sql`search_prefix(${value(`word${at}`)}::text)`);
      const query = sql`(SELECT ${sql.join(parts, sql` && `)})`;
      return select(
        { conditions: (p) => sql`${p}.words @@ ${query}`, place: definedPlace(shape, value) },
        value,
      );
    }),
  );

const selectPlainAmongNewest = definePlain(selectAmongNewest);
const selectPlainInSlices = definePlain<keyof Slices<SQL>>((search, value) =>
  selectInSlices(search, { latest: value('latest'), earlier: value('earlier'), since: value('since') }),
);

function plainFinders(db: Sql, me: Caller, now: Date, { words, ...page }: PageRequest & { words: string[] }) {
  const shape = { ...listShapeOf(me, page), words: words.length };
  const values = {
    ...listValuesOf(me, page),
    ...Object.fromEntries(words.map((word, at) => [`word${at}`, word])),
  };
  return {
    amongNewest: () => selectPlainAmongNewest(shape)(db, values),
    inSlices: () => selectPlainInSlices(shape)(db, { ...values, ...slicesUntil(page.paging.after, now) }),
  };
}

function otherFinders(
  db: Sql,
  me: Caller,
  now: Date,
  { query, ...page }: PageRequest & { query: SearchQuery },
): WordFinders {
  const search = { conditions: (p: SQL) => conditionsOf(query, p), place: placeOf(me, page) };
  const find = (select: SQL) => queryRows(db, Keyset, sql`${sql.raw(PLANNED_EACH_TIME)} ${select}`);
  const { latest, earlier, since } = slicesUntil(page.paging.after, now);
  return {
    amongNewest: () => find(selectAmongNewest(search)),
    inSlices: () =>
      find(
        selectInSlices(search, {
          latest: sql`${latest}`,
          earlier: sql`${sql.param(earlier)}`,
          since: sql`${since}`,
        }),
      ),
  };
}

/** Searches for which the newest posts had too few a moment ago: they are not looked through again in vain. */
const rareSearches = createShortMemory<true>({ entries: 10_000, ms: 600_000 });

async function findWithWords(
  q: string,
  { limit }: PageRequest,
  { amongNewest, inSlices }: WordFinders,
): Promise<FoundPosts> {
  if (rareSearches.get(q)) return inSlices();
  const newest = await amongNewest();
  if (newest.length > limit) return newest;
  rareSearches.set(q, true);
  return inSlices();
}

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
  const find = (listing: PostListing) => findPosts(db, me, { ...listing, ...page }, PLANNED_EACH_TIME);
  const read = async (): Promise<FoundPosts> => {
    if (query.from.length > 0) return find(byAuthors(await findHandleOwners(db, query.from), query));
    const [tag] = query.tags;
    if (tag !== undefined) return find(postsWithTag(tag, conditionsOf(query, sql`p`)));
    if (!hasWords(query)) return hasOperators(query) ? find(amongAll(query)) : [];
    const words = plainWords(query);
    return findWithWords(
      q,
      page,
      words ? plainFinders(db, me, now, { ...page, words }) : otherFinders(db, me, now, { ...page, query }),
    );
  };
  return presentPosts(db, me, now, { ...page, found: await read() });
}

/** Posts with the tag that may appear in the caller's feeds, newest first. */
export async function listTrendPosts(
  db: Sql,
  me: Caller,
  now: Date,
  { tag, ...page }: PageRequest & { tag: string },
): Promise<PostPage> {
  const listing = postsWithTag(tag, canAppearInFeed(viewerOf(me), sql`p`));
  return presentPosts(db, me, now, {
    ...page,
    found: await findPosts(db, me, { ...listing, ...page }, PLANNED_EACH_TIME),
  });
}
