import { sql, type SQL } from 'drizzle-orm';
import { literal } from '../../db/sql';
import type { Caller } from '../policies';

/** Readers of fewer members are served by one lookup for each member. */
const MANY_FOLLOWS = 300;
/** Newest posts of all members among which those of a reader's many members are looked for. */
const WINDOW = 3000;
/** Latest follows of such a reader that are looked up besides, because their posts may be older than the window. */
const LATEST_FOLLOWS = 300;

export const followsMany = (me: Caller): boolean => me.followingCount > MANY_FOLLOWS;

/** A reader, and the time of the posts that are looked for. */
export interface Followed {
  reader: SQL;
  since: SQL;
  /** Absent for up to now. */
  until?: SQL;
}

const isInTime = (p: SQL, { since, until }: Followed): SQL =>
  until === undefined
    ? sql`${p}.created_at > ${since}`
    : sql`${p}.created_at > ${since} AND ${p}.created_at <= ${until}`;

/** Newest posts (id, author_id, at) of all members of that time. */
const windowOfAll = (followed: Followed): SQL => sql`
  SELECT n.id, n.author_id, n.created_at AS at FROM posts n
  WHERE n.reply_to IS NULL AND n.deleted_at IS NULL AND ${isInTime(sql`n`, followed)}
  ORDER BY n.created_at DESC, n.id DESC LIMIT ${literal(WINDOW)}`;

/**
 * Posts of that window by members the reader follows. Most readers of many follow most of its authors: their follows are
 * read as one set. OFFSET keeps further conditions from being checked on the whole window.
 */
const windowOfFollowed = (followed: Followed): SQL => sql`
  SELECT w.id, w.author_id, w.at FROM (${windowOfAll(followed)}) w
  JOIN follows f ON f.member_id = ${followed.reader} AND f.target_id = w.author_id OFFSET 0`;

const isFollowedBy = (reader: SQL, member: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM follows f WHERE f.member_id = ${reader} AND f.target_id = ${member} OFFSET 0)`;

/**
 * Up to `count` followed authors (id) of the newest posts of all members, latest first, for whom `isWanted` holds. Each
 * author is looked up once, until there are enough.
 */
export const latestAuthors = (followed: Followed, isWanted: (author: SQL) => SQL, count: number): SQL => sql`
  SELECT a.author_id AS id FROM (
    SELECT w.author_id, max(w.at) AS at FROM (${windowOfAll(followed)}) w GROUP BY w.author_id ORDER BY 2 DESC OFFSET 0) a
  WHERE CASE WHEN ${isFollowedBy(followed.reader, sql`a.author_id`)} THEN ${isWanted(sql`a.author_id`)} ELSE false END
  ORDER BY a.at DESC LIMIT ${literal(count)}`;

/** Newest posts of one member among which the best are looked for. */
const AUTHOR_CANDIDATES = 10;

/** CTEs `written` (id, author_id, at) and `near` (id): the newest posts by followed members, and by the reader with `own`. */
export const newestOfFollowed = (
  followed: Followed,
  { many, limit, own = false }: { many: boolean; limit: number; own?: boolean },
): SQL => sql`
  people AS (SELECT f.id FROM ${followedMembers(followed.reader, many)} f
    ${own ? sql`UNION ALL SELECT ${followed.reader}` : sql``}),
  written AS (
    SELECT n.* FROM people CROSS JOIN LATERAL (
      SELECT p.id, p.author_id, p.created_at AS at FROM posts p
      WHERE p.author_id = people.id AND p.reply_to IS NULL AND p.deleted_at IS NULL AND ${isInTime(sql`p`, followed)}
      ORDER BY p.created_at DESC, p.id DESC LIMIT ${literal(AUTHOR_CANDIDATES)}) n
    ${many ? sql`UNION ${windowOfFollowed(followed)}` : sql``}),
  near AS (
    SELECT n.id FROM (
      SELECT w.*, row_number() OVER (PARTITION BY w.author_id ORDER BY w.at DESC, w.id DESC) AS place
      FROM written w) n
    WHERE n.place <= ${literal(AUTHOR_CANDIDATES)} ORDER BY n.at DESC LIMIT ${literal(limit)})`;

/** Followed members (id); of a reader who follows many, the latest. */
export const followedMembers = (reader: SQL, many: boolean): SQL => sql`(
  SELECT f.target_id AS id FROM follows f WHERE f.member_id = ${reader}
  ${many ? sql`ORDER BY f.created_at DESC LIMIT ${literal(LATEST_FOLLOWS)}` : sql``})`;
