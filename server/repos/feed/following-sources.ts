import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { MemberCard } from '@contract/member/member';
import { DEFAULT_PAGE_SIZE } from '@contract/primitives';
import type { Pagination } from '../../http/handler';
import { literal, type Sql } from '../../db/sql';
import { byShape, defineStatement, hidden, type Statement } from '../../db/statement';
import {
  canAppearInFeed,
  byActiveMember,
  inAudience,
  withoutMutedWords,
  type Caller,
  type Viewer,
} from '../policies';
import { isAfter, Keyset } from '../keyset';
import { sources, type Value } from './feed-source';

/** A post, or a repost by `reposter`. */
const ItemRow = z.extend(Keyset, { postId: z.string(), reposter: z.nullable(MemberCard) });
export type ItemRow = z.infer<typeof ItemRow>;

export interface FollowingRequest {
  me: Caller;
  /** The followed members, or those of a list. */
  listId: string | null;
  paging: Pagination;
  /** Items wanted. */
  limit: number;
  /** Time of the first page: reposts made later do not move the reposts of later pages. */
  until: string;
}

/** What the text of a statement depends on. */
interface Shape {
  source: keyof typeof sources;
  isFirstPage: boolean;
  /** Null where the number of items is not the usual one: each text takes one of a connection's prepared statements. */
  rows: number | null;
}

/** A shape with the values it is run with. */
interface Request extends Shape {
  viewer: Viewer;
  value: Value;
}

export interface FollowingItems {
  items: ItemRow[];
  /** The items are complete down to here; null at the end of the list. */
  edge: z.infer<typeof Keyset> | null;
}

/** Posts and reposts of all members that a window reads at most. */
const WINDOW_POSTS = 3000;
const WINDOW_REPOSTS = 2000;
/** Reposts of one member, and of all, that a merge reads for a page. */
const MEMBER_REPOSTS = 50;
const PAGE_REPOSTS = 500;
/**
 * Above this number of reposts of one post since the first page, the members are looked up among the reposts instead of
 * the reposts among the members.
 */
const MANY_REPOSTS = { merge: 300, window: WINDOW_REPOSTS };

const rowsOf = ({ rows, value }: Request): SQL =>
  rows === null ? sql`${value('rows')}::int` : literal(rows);

const cursorOf = ({ value }: Request): Record<'at' | 'id' | 'until', SQL> => ({
  at: hidden(value('at'), 'timestamptz'),
  id: hidden(value('id'), 'uuid'),
  until: hidden(value('until'), 'timestamptz'),
});

const isOnPage = (request: Request, at: SQL, id: SQL): SQL =>
  request.isFirstPage ? sql`true` : isAfter(at, id, cursorOf(request));

/** A member of `sources` reposted post `p` after the cursor's item: an earlier page lists the post. */
function isListedEarlier(request: Request, manyReposts: number): SQL {
  const { viewer, value, source, isFirstPage } = request;
  if (isFirstPage) return sql`false`;
  const { at, id, until } = cursorOf(request);
  const isLater = sql`r2.created_at >= ${at} AND r2.created_at <= ${until} AND (r2.created_at, r2.id) >= (${at}, ${id})`;
  return sql`CASE WHEN NOT EXISTS (
      SELECT 1 FROM reposts r2 WHERE r2.post_id = p.id AND ${isLater} OFFSET ${literal(manyReposts)} LIMIT 1) THEN EXISTS (
      SELECT 1 FROM reposts r2 CROSS JOIN LATERAL (${sources[source].lookUp(viewer, value, sql`r2.member_id`)}) s
      WHERE r2.post_id = p.id AND ${isLater} AND ${byActiveMember(sql`r2.member_id`)})
    ELSE EXISTS (
      SELECT 1 FROM sources s CROSS JOIN LATERAL (
        SELECT 1 FROM reposts r2 WHERE r2.member_id = s.id AND r2.post_id = p.id AND ${isLater} LIMIT 1) later
      WHERE ${byActiveMember(sql`s.id`)}) END`;
}

const reposterJson = sql`CASE WHEN i.reposter_id IS NOT NULL THEN (
  SELECT json_build_object('id', m.id, 'handle', m.handle, 'name', m.name, 'avatarUrl', m.avatar_url)
  FROM members m WHERE m.id = i.reposter_id) END`;

const isInSources = (member: SQL): SQL => sql`${member} IN (SELECT s.id FROM sources s)`;

const EdgeRow = z.extend(ItemRow, { postId: z.nullable(z.string()) });
type ItemsStatement = Statement<typeof EdgeRow, Parameters<Value>[0]>;

/**
 * `written` (id, at) and `passed` (id, at, post_id, member_id) define the posts and reposts to choose from, `edges` the
 * rows they are complete down to. All three may use the CTE `sources`, the members of the request's source; `isSource`
 * looks one of few members up. Thousands of sources are read only where a part names the CTE at all.
 */
const defineItems = (
  shape: Shape,
  choose: (request: Request) => {
    ctes: SQL;
    edges: SQL;
    isSource: (member: SQL) => SQL;
    manyReposts: number;
  },
): ItemsStatement =>
  defineStatement(EdgeRow, (value: Value) => {
    const viewer = { id: hidden(value('viewer'), 'uuid'), moderator: false };
    const request = { ...shape, viewer, value };
    const { ctes, edges, isSource, manyReposts } = choose(request);
    return sql`WITH sources AS MATERIALIZED (${sources[shape.source].members(viewer, value)}),
        ${ctes},
        edge AS MATERIALIZED (SELECT e.at, e.id FROM (${edges}) e ORDER BY e.at DESC, e.id DESC LIMIT 1),
        latest AS MATERIALIZED (
          SELECT DISTINCT ON (x.post_id) x.* FROM passed x WHERE ${byActiveMember(sql`x.member_id`)}
          ORDER BY x.post_id, x.at DESC, x.id DESC),
        items AS (
          SELECT w.at, w.id, w.id AS post_id, NULL::uuid AS reposter_id FROM written w
          UNION ALL
          SELECT r.at, r.id, r.post_id, r.member_id FROM latest r JOIN posts p ON p.id = r.post_id
          WHERE NOT ${isSource(sql`p.author_id`)} AND ${canAppearInFeed(viewer, sql`p`)}
            AND NOT ${isListedEarlier(request, manyReposts)})
        (SELECT i.at, i.id, i.post_id AS "postId", ${reposterJson} AS reposter FROM items i
         WHERE NOT EXISTS (SELECT 1 FROM edge e WHERE (i.at, i.id) < (e.at, e.id))
         ORDER BY i.at DESC, i.id DESC LIMIT ${rowsOf(request)})
        UNION ALL SELECT edge.at, edge.id, NULL, NULL FROM edge`;
  });

async function readItems(
  db: Sql,
  statement: ItemsStatement,
  { me, listId, paging, limit, until }: FollowingRequest,
): Promise<FollowingItems> {
  const [at, id] = paging.after ?? [];
  const rows = await statement(db, { viewer: me.id, list: listId, at, id, until, rows: limit });
  const items = rows.flatMap(({ postId, ...row }) => (postId === null ? [] : [{ ...row, postId }]));
  const edge = rows.find((row) => row.postId === null);
  return { items, edge: edge ? { at: edge.at, id: edge.id } : null };
}

const shapeOf = ({ listId, paging, limit }: FollowingRequest): Shape => ({
  source: listId === null ? 'followed' : 'list',
  isFirstPage: paging.after === null,
  rows: limit === DEFAULT_PAGE_SIZE + 1 ? limit : null,
});

/** Post `p` by a member of `sources`. */
const isListedPost = ({
  viewer,
  source,
}: Request): SQL => sql`p.reply_to IS NULL AND p.deleted_at IS NULL AND p.hidden_at IS NULL
  AND ${sources[source].checksAudience ? inAudience(viewer, sql`p`) : sql`true`} AND ${withoutMutedWords(viewer, sql`p`)}`;

/** The newest posts of all members, in the order of the index. */
const postsOfAll = (request: Request): SQL => sql`
  FROM posts p WHERE p.reply_to IS NULL AND p.deleted_at IS NULL AND ${isOnPage(request, sql`p.created_at`, sql`p.id`)}
  ORDER BY p.created_at DESC, p.id DESC`;

const windows = byShape((shape: Shape) =>
  defineItems(shape, (request) => {
    const { viewer, value } = request;
    const isSource = (member: SQL): SQL =>
      sql`EXISTS (${sources[shape.source].lookUp(viewer, value, member)})`;
    // CASE keeps the order: whatever the plan, only posts of the reader's members are checked further. Of a post's reposts
    // in the window, the newest by one of the members is looked for: arrays end the search there.
    const isListed = sql`CASE WHEN ${isSource(sql`p.author_id`)}
      THEN ${isListedPost(request)} AND ${byActiveMember(sql`p.author_id`)} ELSE false END`;
    return {
      isSource,
      manyReposts: MANY_REPOSTS.window,
      ctes: sql`
        written AS MATERIALIZED (
          SELECT p.id, p.created_at AS at FROM (SELECT p.* ${postsOfAll(request)} LIMIT ${literal(WINDOW_POSTS)}) p
          WHERE ${isListed} ORDER BY p.created_at DESC, p.id DESC LIMIT ${rowsOf(request)}),
        last AS MATERIALIZED (
          (SELECT w.at, w.id, false AS of_window FROM written w
           ORDER BY w.at DESC, w.id DESC OFFSET ${rowsOf(request)} - 1 LIMIT 1) UNION ALL
          (SELECT x.* FROM (SELECT count(*) AS found FROM written) w CROSS JOIN LATERAL (
             SELECT p.created_at, p.id, true ${postsOfAll(request)} OFFSET ${literal(WINDOW_POSTS - 1)} LIMIT 1) x
           WHERE w.found < ${rowsOf(request)})),
        reposted AS MATERIALIZED (
          SELECT r.id, r.created_at AS at, r.post_id, r.member_id FROM reposts r
          WHERE ${isOnPage(request, sql`r.created_at`, sql`r.id`)}
            AND r.created_at >= coalesce((SELECT l.at FROM last l), '-infinity'::timestamptz)
          ORDER BY r.created_at DESC, r.id DESC LIMIT ${literal(WINDOW_REPOSTS)}),
        passed AS (
          SELECT n.id, n.at, g.post_id, n.member_id FROM (
            SELECT t.post_id, array_agg(t.id ORDER BY t.at DESC, t.id DESC) AS ids, array_agg(t.at ORDER BY t.at DESC, t.id DESC) AS times,
              array_agg(t.member_id ORDER BY t.at DESC, t.id DESC) AS members FROM reposted t GROUP BY t.post_id) g
          CROSS JOIN LATERAL (
            SELECT u.id, u.at, u.member_id FROM unnest(g.ids, g.times, g.members) AS u (id, at, member_id)
            WHERE CASE WHEN ${isSource(sql`u.member_id`)} THEN ${byActiveMember(sql`u.member_id`)} ELSE false END LIMIT 1) n)`,
      edges: sql`SELECT l.at, l.id FROM last l WHERE l.of_window UNION ALL
        (SELECT r.at, r.id FROM reposted r ORDER BY r.at DESC, r.id DESC OFFSET ${literal(WINDOW_REPOSTS - 1)} LIMIT 1)`,
    };
  }),
);

/**
 * Looks the newest posts of all members up among the reader's follows, one by one, until the page is full or the window
 * ends, and the reposts of that time.
 */
export const readWindow = (db: Sql, request: FollowingRequest): Promise<FollowingItems> =>
  readItems(db, windows(shapeOf(request)), request);

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
      manyReposts: MANY_REPOSTS.merge,
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
