import { sql, type SQL } from 'drizzle-orm';
import { literal, type Sql } from '../../db/sql';
import { byShape } from '../../db/statement';
import { byActiveMember, outsideBlocksAndMutes } from '../policies';
import {
  cursorOf,
  defineItems,
  type FollowingItems,
  type FollowingRequest,
  isListedPost,
  isOnPage,
  readItems,
  type Request,
  rowsOf,
  type Shape,
  shapeOf,
} from './following-statement';

/** Reposts of one member, and of all, that a merge reads for a page. */
const MEMBER_REPOSTS = 50;
const PAGE_REPOSTS = 500;
const MANY_REPOSTS = 300;

/** Members with the latest items that are read before all are. */
const LATEST_MEMBERS = 60;

/** After every id. */
const LAST_ID = sql`'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid`;

/**
 * Of the members, those by whom an item can be next: the latest below the cursor, and all with a later item. The edge is
 * the first member who is left out. An index finds the times in one pass over the members, blocked ones included.
 */
function latestSources(request: Request): { chooseSources: (members: SQL) => SQL; edge: SQL } {
  const { viewer } = request;
  const { at } = cursorOf(request);
  const [isBelow, above] = request.isFirstPage
    ? [sql`true`, sql``]
    : [sql`t.at < ${at}`, sql`SELECT t.id FROM times t WHERE t.at >= ${at} UNION ALL`];
  return {
    chooseSources: (members) => sql`
      times AS MATERIALIZED (
        SELECT l.member_id AS id, l.at FROM latest_items l
        WHERE l.member_id = ANY (ARRAY(${members})) AND ${outsideBlocksAndMutes(viewer, sql`l.member_id`)}),
      latest_members AS MATERIALIZED (
        SELECT t.* FROM times t WHERE ${isBelow} ORDER BY t.at DESC, t.id DESC LIMIT ${literal(LATEST_MEMBERS + 1)}),
      sources AS MATERIALIZED (${above} (
        SELECT m.id FROM latest_members m ORDER BY m.at DESC, m.id DESC LIMIT ${literal(LATEST_MEMBERS)})),
      left_out AS MATERIALIZED (
        SELECT m.at FROM latest_members m ORDER BY m.at DESC, m.id DESC OFFSET ${literal(LATEST_MEMBERS)} LIMIT 1)`,
    edge: sql`SELECT o.at, ${LAST_ID} FROM left_out o`,
  };
}

interface MergeShape extends Shape {
  /** Only of the members with the latest items. */
  latest: boolean;
}

const merges = byShape(({ latest, ...shape }: MergeShape) =>
  defineItems(shape, (request) => {
    const { chooseSources, edge } = latestSources(request);
    // `times` holds every followed author with a post, also those who are not read as sources.
    const members = latest ? sql`times` : sql`sources`;
    // Of the members with the latest items, none is listed below the edge.
    const earliest = (rows: SQL): SQL =>
      latest
        ? sql`coalesce(greatest((SELECT e.at FROM ${rows} e), (SELECT o.at FROM left_out o)), '-infinity'::timestamptz)`
        : sql`coalesce((SELECT e.at FROM ${rows} e), '-infinity'::timestamptz)`;
    const isAboveEdge = latest
      ? sql`p.created_at >= coalesce((SELECT o.at FROM left_out o), '-infinity'::timestamptz)`
      : sql`true`;
    const postsBy = (author: SQL, count: SQL, since: SQL): SQL => sql`
      SELECT p.id, p.created_at AS at FROM posts p
      WHERE p.author_id = ${author} AND ${since} AND ${isListedPost(request)} AND ${isOnPage(request, sql`p.created_at`, sql`p.id`)}
      ORDER BY p.created_at DESC, p.id DESC LIMIT ${count}`;
    // The newest posts of so many authors fill the page: no older post is on it.
    const isNotBelow = sql`p.created_at >= ${earliest(sql`earliest`)}`;
    return {
      isSource: (member) => sql`${member} IN (SELECT s.id FROM ${members} s)`,
      manyReposts: MANY_REPOSTS,
      ...(latest ? { chooseSources } : {}),
      ctes: sql`
        authors AS MATERIALIZED (
          SELECT s.id, newest.at FROM sources s CROSS JOIN LATERAL (${postsBy(sql`s.id`, sql`1`, isAboveEdge)}) newest
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
                AND y.created_at >= ${earliest(sql`last`)}
              ORDER BY y.created_at DESC, y.id DESC LIMIT ${literal(MEMBER_REPOSTS)}) x) r
          ORDER BY r.at DESC, r.id DESC LIMIT ${literal(PAGE_REPOSTS)})`,
      edges: sql`(SELECT r.at, r.id FROM passed r WHERE r.place = ${literal(MEMBER_REPOSTS)}) UNION ALL
        (SELECT r.at, r.id FROM passed r ORDER BY r.at DESC, r.id DESC OFFSET ${literal(PAGE_REPOSTS - 1)} LIMIT 1)
        ${latest ? sql`UNION ALL ${edge}` : sql``}`,
    };
  }),
);

/**
 * Merges the members: the newest post of each names the few whose posts can be on the page, and reposts are read down to
 * the last of those posts.
 */
export const mergeMembers = (db: Sql, request: FollowingRequest): Promise<FollowingItems> =>
  readItems(db, merges({ ...shapeOf(request), latest: false }), request);

/** Merges the members with the latest items only, and ends before the first item that another may have. */
export const mergeLatest = (db: Sql, request: FollowingRequest): Promise<FollowingItems> =>
  readItems(db, merges({ ...shapeOf(request), latest: true }), request);
