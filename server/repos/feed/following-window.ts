import { sql, type SQL } from 'drizzle-orm';
import { literal, type Sql } from '../../db/sql';
import { byShape } from '../../db/statement';
import { byActiveMember } from '../policies';
import { sources } from './feed-source';
import {
  defineItems,
  type FollowingItems,
  type FollowingRequest,
  isListedPost,
  isOnPage,
  MIN_ITEMS,
  readItems,
  type Request,
  rowsOf,
  type Shape,
  shapeOf,
} from './following-statement';

/** Posts of all members that a window reads at most. */
const WINDOW_POSTS = 400;
/**
 * Reposts of all members that a window reads at most, from an index alone: a post that everyone reposts must not end the
 * page of a small community, whose members then all had to be merged.
 */
const WINDOW_REPOSTS = 8000;
/** Of one post. */
const MANY_REPOSTS = 2000;

/** The newest posts of all members, in the order of the index. */
const postsOfAll = (request: Request): SQL => sql`
  FROM posts p WHERE p.reply_to IS NULL AND p.deleted_at IS NULL AND ${isOnPage(request, sql`p.created_at`, sql`p.id`)}
  ORDER BY p.created_at DESC, p.id DESC`;

const windows = byShape((shape: Shape) =>
  defineItems(shape, (request) => {
    const { viewer, value } = request;
    const isSource = (member: SQL): SQL =>
      sql`EXISTS (${sources[shape.source].lookUp(viewer, value, member)})`;
    // Reposts are not read where the posts of a window are too few for a page: the members are merged instead.
    // CASE keeps the order: whatever the plan, only posts of the reader's members are checked further. Of a post's reposts
    // in the window, the newest by one of the members is looked for: arrays end the search there.
    const isListed = sql`CASE WHEN ${isSource(sql`p.author_id`)}
      THEN ${isListedPost(request)} AND ${byActiveMember(sql`p.author_id`)} ELSE false END`;
    return {
      isSource,
      manyReposts: MANY_REPOSTS,
      ctes: sql`
        written AS MATERIALIZED (
          SELECT p.id, p.created_at AS at FROM (SELECT p.* ${postsOfAll(request)} LIMIT ${literal(WINDOW_POSTS)}) p
          WHERE ${isListed} ORDER BY p.created_at DESC, p.id DESC LIMIT ${rowsOf(request)}),
        last AS MATERIALIZED (
          (SELECT w.at, w.id, false AS of_window, 0 AS found FROM written w
           ORDER BY w.at DESC, w.id DESC OFFSET ${rowsOf(request)} - 1 LIMIT 1) UNION ALL
          (SELECT x.*, w.found FROM (SELECT count(*) AS found FROM written) w CROSS JOIN LATERAL (
             SELECT p.created_at, p.id, true ${postsOfAll(request)} OFFSET ${literal(WINDOW_POSTS - 1)} LIMIT 1) x
           WHERE w.found < ${rowsOf(request)})),
        reposted AS MATERIALIZED (
          SELECT t.post_id, min(t.at) AS at, count(*) AS reposts FROM (
            SELECT r.post_id, r.created_at AS at FROM reposts r
            WHERE ${isOnPage(request, sql`r.created_at`, sql`r.id`)}
              AND r.created_at >= coalesce((SELECT l.at FROM last l), '-infinity'::timestamptz)
              AND (SELECT l.at FROM last l WHERE l.of_window AND l.found < ${literal(MIN_ITEMS)}) IS NULL
            ORDER BY r.created_at DESC, r.id DESC LIMIT ${literal(WINDOW_REPOSTS)}) t
          GROUP BY t.post_id),
        passed AS (
          SELECT n.id, n.at, g.post_id, n.member_id FROM reposted g
          CROSS JOIN LATERAL (
            SELECT u.id, u.created_at AS at, u.member_id FROM (
              SELECT x.id, x.created_at, x.member_id FROM reposts x
              WHERE x.post_id = g.post_id AND ${isOnPage(request, sql`x.created_at`, sql`x.id`)}
                AND x.created_at >= (SELECT min(t.at) FROM reposted t)
              ORDER BY x.created_at DESC, x.id DESC OFFSET 0) u
            WHERE CASE WHEN ${isSource(sql`u.member_id`)} THEN ${byActiveMember(sql`u.member_id`)} ELSE false END
            ORDER BY u.created_at DESC, u.id DESC LIMIT 1) n)`,
      edges: sql`SELECT l.at, l.id FROM last l WHERE l.of_window UNION ALL
        (SELECT r.created_at, r.id FROM reposts r
         WHERE ${isOnPage(request, sql`r.created_at`, sql`r.id`)}
           AND (SELECT sum(t.reposts) FROM reposted t) = ${literal(WINDOW_REPOSTS)}
         ORDER BY r.created_at DESC, r.id DESC OFFSET ${literal(WINDOW_REPOSTS - 1)} LIMIT 1)`,
    };
  }),
);

/**
 * Looks the newest posts of all members up among the reader's follows, one by one, until the page is full or the window
 * ends, and the reposts of that time.
 */
export const readWindow = (db: Sql, request: FollowingRequest): Promise<FollowingItems> =>
  readItems(db, windows(shapeOf(request)), request);
