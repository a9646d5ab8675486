import { sql, type SQL } from 'drizzle-orm';
import { literal, type Sql } from '../../db/sql';
import { byShape } from '../../db/statement';
import { byActiveMember } from '../policies';
import {
  defineItems,
  type FollowingItems,
  type FollowingRequest,
  isListedPost,
  isOnPage,
  readItems,
  rowsOf,
  type Shape,
  shapeOf,
} from './following-statement';

/** Reposts of one member, and of all, that a merge reads for a page. */
const MEMBER_REPOSTS = 50;
const PAGE_REPOSTS = 500;
const MANY_REPOSTS = 300;

const isInSources = (member: SQL): SQL => sql`${member} IN (SELECT s.id FROM sources s)`;

const merges = byShape((shape: Shape) =>
  defineItems(shape, (request) => {
    const postsBy = (author: SQL, count: SQL, since = sql`true`): SQL => sql`
      SELECT p.id, p.created_at AS at FROM posts p
      WHERE p.author_id = ${author} AND ${since} AND ${isListedPost(request)} AND ${isOnPage(request, sql`p.created_at`, sql`p.id`)}
      ORDER BY p.created_at DESC, p.id DESC LIMIT ${count}`;
    // The newest posts of so many authors fill the page: no older post is on it.
    const isNotBelow = sql`p.created_at >= coalesce((SELECT e.at FROM earliest e), '-infinity'::timestamptz)`;
    return {
      isSource: isInSources,
      manyReposts: MANY_REPOSTS,
      ctes: sql`
        authors AS MATERIALIZED (
          SELECT s.id, newest.at FROM sources s CROSS JOIN LATERAL (${postsBy(sql`s.id`, sql`1`)}) newest
          WHERE ${byActiveMember(sql`s.id`)} ORDER BY newest.at DESC, newest.id DESC LIMIT ${rowsOf(request)}),
        earliest AS MATERIALIZED (SELECT a.at FROM authors a ORDER BY a.at DESC OFFSET ${rowsOf(request)} - 1 LIMIT 1),
        written AS MATERIALIZED (
          SELECT w.* FROM authors a CROSS JOIN LATERAL (${postsBy(sql`a.id`, rowsOf(request), isNotBelow)}) w
          ORDER BY w.at DESC, w.id DESC LIMIT ${rowsOf(request)}),
        last AS MATERIALIZED (
          SELECT w.at FROM written w ORDER BY w.at DESC, w.id DESC OFFSET ${rowsOf(request)} - 1 LIMIT 1),
        passed AS MATERIALIZED (
          SELECT r.* FROM sources s CROSS JOIN LATERAL (
            SELECT x.id, x.created_at AS at, x.post_id, x.member_id,
              row_number() OVER (ORDER BY x.created_at DESC, x.id DESC) AS place FROM (
              SELECT y.* FROM reposts y WHERE y.member_id = s.id AND ${isOnPage(request, sql`y.created_at`, sql`y.id`)}
                AND y.created_at >= coalesce((SELECT l.at FROM last l), '-infinity'::timestamptz)
              ORDER BY y.created_at DESC, y.id DESC LIMIT ${literal(MEMBER_REPOSTS)}) x) r
          ORDER BY r.at DESC, r.id DESC LIMIT ${literal(PAGE_REPOSTS)})`,
      edges: sql`(SELECT r.at, r.id FROM passed r WHERE r.place = ${literal(MEMBER_REPOSTS)}) UNION ALL
        (SELECT r.at, r.id FROM passed r ORDER BY r.at DESC, r.id DESC OFFSET ${literal(PAGE_REPOSTS - 1)} LIMIT 1)`,
    };
  }),
);

/**
 * Merges the members: the newest post of each names the few whose posts can be on the page, and reposts are read down to
 * the last of those posts.
 */
export const mergeMembers = (db: Sql, request: FollowingRequest): Promise<FollowingItems> =>
  readItems(db, merges(shapeOf(request)), request);
