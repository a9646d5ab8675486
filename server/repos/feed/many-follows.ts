import { sql, type SQL } from 'drizzle-orm';
import { literal } from '../../db/sql';
import type { Caller } from '../policies';
import { rankedColumns } from './ranking';

/** Readers of fewer members are served by one lookup for each member. */
const MANY_FOLLOWS = 300;
/** Newest posts of all members among which those of a reader's many members are looked for. */
const WINDOW = 3000;
/** Latest follows of such a reader that are looked up where the window contains too little. */
const LATEST_FOLLOWS = 300;

export const followsMany = (me: Caller): boolean => me.followingCount > MANY_FOLLOWS;

/** A reader, and the time of the posts that are looked for. */
export interface Followed {
  reader: SQL;
  since: SQL;
  /** Absent for up to now. */
  until?: SQL;
}

const isInTime = ({ since, until }: Followed): SQL =>
  until === undefined
    ? sql`p.created_at > ${since}`
    : sql`p.created_at > ${since} AND p.created_at <= ${until}`;

/** Newest posts of all members of that time for which `where` holds. */
const newestOfAll = (followed: Followed, columns: SQL, count: number, where = sql`true`): SQL => sql`
  SELECT ${columns} FROM posts p WHERE p.reply_to IS NULL AND p.deleted_at IS NULL AND ${isInTime(followed)} AND ${where}
  ORDER BY p.created_at DESC, p.id DESC LIMIT ${literal(count)}`;

/** Post `p` is older than all `posts`. */
const isBelowLast = (posts: SQL): SQL => sql`(p.created_at, p.id) < (
  SELECT l.created_at, l.id FROM ${posts} l ORDER BY l.created_at, l.id LIMIT 1)`;

/**
 * Those of `authors` (ids) whom the reader follows. The index finds them in one pass over the reader's follows, without
 * a lookup for each author.
 */
export const followedAmong = (reader: SQL, authors: SQL): SQL => sql`
  SELECT f.target_id AS id FROM follows f WHERE f.member_id = ${reader} AND f.target_id = ANY (ARRAY(${authors}))`;

/** Posts of the window in which enough authors are found for readers of thousands. */
const NEWEST = 500;

/**
 * CTE `latest_authors` (id, at): followed authors of the newest posts of all members, with the time of the newest. The
 * whole window is read only where its newest posts have fewer than `wanted` such authors.
 */
export function latestAuthors(followed: Followed, wanted: number): SQL {
  const columns = sql`p.author_id, p.created_at, p.id`;
  const authorsOf = (posts: SQL): SQL =>
    sql`SELECT w.author_id AS id, max(w.created_at) AS at FROM (${posts}) w GROUP BY w.author_id`;
  const followedOf = (authors: SQL): SQL => sql`SELECT l.id, l.at
    FROM (${followedAmong(followed.reader, sql`SELECT l.id FROM ${authors} l`)}) f JOIN ${authors} l ON l.id = f.id`;
  const isOlder = isBelowLast(sql`newest_posts`);
  return sql`
    newest_posts AS MATERIALIZED (${newestOfAll(followed, columns, NEWEST)}),
    newest_authors AS MATERIALIZED (${authorsOf(sql`SELECT * FROM newest_posts`)}),
    newest_followed AS MATERIALIZED (${followedOf(sql`newest_authors`)}),
    older_authors AS MATERIALIZED (
      SELECT o.* FROM (${authorsOf(newestOfAll(followed, columns, WINDOW - NEWEST, isOlder))}) o
      WHERE (SELECT count(*) FROM newest_followed) < ${literal(wanted)}
        AND o.id NOT IN (SELECT n.id FROM newest_followed n)),
    latest_authors AS (SELECT * FROM newest_followed UNION ALL ${followedOf(sql`older_authors`)})`;
}

/** Newest posts of one member among which the best are looked for. */
const AUTHOR_CANDIDATES = 10;

const newestOf = (author: SQL, followed: Followed, columns = rankedColumns): SQL => sql`
  SELECT ${columns} FROM posts p
  WHERE p.author_id = ${author} AND p.reply_to IS NULL AND p.deleted_at IS NULL AND ${isInTime(followed)}
  ORDER BY p.created_at DESC, p.id DESC LIMIT ${literal(AUTHOR_CANDIDATES)}`;

interface Newest {
  many: boolean;
  /** Posts wanted. */
  limit: number;
  /** The reader's own posts, too. */
  own?: boolean;
}

const newestWritten = (limit: number): SQL =>
  sql`SELECT w.* FROM written w ORDER BY w.created_at DESC LIMIT ${literal(limit)}`;

/** An index has what chooses the posts; the other columns are read of the chosen ones only. */
const newestOfFew = (followed: Followed, { limit, own = false }: Newest): SQL => sql`
  written AS MATERIALIZED (
    SELECT n.* FROM (
      SELECT f.id FROM ${followedMembers(followed.reader, false)} f
      ${own ? sql`UNION ALL SELECT ${followed.reader}` : sql``}) people
    CROSS JOIN LATERAL (${newestOf(sql`people.id`, followed, sql`p.id, p.author_id, p.created_at`)}) n),
  writers AS (SELECT w.author_id AS id FROM written w),
  near AS (SELECT ${rankedColumns} FROM (${newestWritten(limit)}) w JOIN posts p ON p.id = w.id)`;

/** Of `posts`, the newest of each author. */
const newestOfEach = (posts: SQL): SQL => sql`
  SELECT ${rankedColumns} FROM (
    SELECT x.*, row_number() OVER (PARTITION BY x.author_id ORDER BY x.created_at DESC, x.id DESC) AS place
    FROM (${posts}) x) p
  WHERE p.place <= ${literal(AUTHOR_CANDIDATES)}`;

/**
 * The rest of the window is read, and the latest follows, whose posts may be older, are looked up, only where what
 * was read before has too few posts.
 */
function newestOfMany(followed: Followed, { limit, own = false }: Newest): SQL {
  const first = WINDOW / 3;
  const isShort = (posts: SQL): SQL => sql`(SELECT count(*) FROM ${posts}) < ${literal(limit)}`;
  const isOlder = isBelowLast(sql`last_posts`);
  const authorsOf = (posts: SQL): SQL =>
    followedAmong(followed.reader, sql`SELECT l.author_id FROM ${posts} l`);
  const postsBy = (authors: SQL, posts: SQL): SQL =>
    sql`SELECT l.* FROM ${posts} l WHERE l.author_id IN (SELECT a.id FROM ${authors} a)`;
  return sql`
    last_posts AS MATERIALIZED (${newestOfAll(followed, rankedColumns, first)}),
    last_authors AS MATERIALIZED (${authorsOf(sql`last_posts`)}),
    recent AS MATERIALIZED (${newestOfEach(postsBy(sql`last_authors`, sql`last_posts`))}),
    older_posts AS MATERIALIZED (
      SELECT o.* FROM (${newestOfAll(followed, rankedColumns, WINDOW - first, isOlder)}) o WHERE ${isShort(sql`recent`)}),
    older_authors AS MATERIALIZED (${authorsOf(sql`older_posts`)}),
    found AS MATERIALIZED (${newestOfEach(
      sql`SELECT r.* FROM recent r UNION ALL ${postsBy(sql`older_authors`, sql`older_posts`)}`,
    )}),
    written AS MATERIALIZED (
      SELECT f.* FROM found f
      UNION SELECT n.* FROM ${followedMembers(followed.reader, true)} f
        CROSS JOIN LATERAL (${newestOf(sql`f.id`, followed)}) n WHERE ${isShort(sql`found`)}
      ${own ? sql`UNION SELECT n.* FROM (${newestOf(followed.reader, followed)}) n` : sql``}),
    writers AS (SELECT a.id FROM last_authors a UNION ALL SELECT w.author_id FROM written w),
    near AS (${newestWritten(limit)})`;
}

/**
 * CTEs `near`, the newest posts by followed members, at most ten of each, with the columns of their rank, and `writers`
 * (id), their authors and all followed authors of the newest posts of all members.
 */
export const newestOfFollowed = (followed: Followed, newest: Newest): SQL =>
  newest.many ? newestOfMany(followed, newest) : newestOfFew(followed, newest);

/** Followed members (id); of a reader who follows many, the latest. */
export const followedMembers = (reader: SQL, many: boolean): SQL => sql`(
  SELECT f.target_id AS id FROM follows f WHERE f.member_id = ${reader}
  ${many ? sql`ORDER BY f.created_at DESC LIMIT ${literal(LATEST_FOLLOWS)}` : sql``})`;
