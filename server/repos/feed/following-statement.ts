import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { MemberCard } from '@contract/member/member';
import { DEFAULT_PAGE_SIZE } from '@contract/primitives';
import type { Pagination } from '../../http/handler';
import { literal, type Sql } from '../../db/sql';
import { defineStatement, hidden, type Statement } from '../../db/statement';
import {
  canAppearInRanking,
  byActiveMember,
  inAudience,
  outsideBlocksAndMutes,
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
export interface Shape {
  source: keyof typeof sources;
  isFirstPage: boolean;
  /** Null where the number of items is not the usual one: each text takes one of a connection's prepared statements. */
  rows: number | null;
}

/** A shape with the values it is run with. */
export interface Request extends Shape {
  viewer: Viewer;
  value: Value;
}

/** A shorter page is not worth a request, unless it is the last one. */
export const MIN_ITEMS = 10;

export interface FollowingItems {
  items: ItemRow[];
  /** The items are complete down to here; null at the end of the list. */
  edge: z.infer<typeof Keyset> | null;
}

export const rowsOf = ({ rows, value }: Request): SQL =>
  rows === null ? sql`${value('rows')}::int` : literal(rows);

export const cursorOf = ({ value }: Request): Record<'at' | 'id' | 'until', SQL> => ({
  at: hidden(value('at'), 'timestamptz'),
  id: hidden(value('id'), 'uuid'),
  until: hidden(value('until'), 'timestamptz'),
});

export const isOnPage = (request: Request, at: SQL, id: SQL): SQL =>
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

const EdgeRow = z.extend(ItemRow, { postId: z.nullable(z.string()) });
type ItemsStatement = Statement<typeof EdgeRow, Parameters<Value>[0]>;

/**
 * `written` (id, at) and `passed` (id, at, post_id, member_id) define the posts and reposts to choose from, `edges` the
 * rows they are complete down to. All three may use the CTE `sources`, the members of the request's source; `isSource`
 * looks one of few members up. Thousands of sources are read only where a part names the CTE at all. Above
 * `manyReposts` reposts of one post since the first page, the members are looked up among the reposts instead of the
 * reposts among the members.
 */
export const defineItems = (
  shape: Shape,
  choose: (request: Request) => {
    ctes: SQL;
    edges: SQL;
    isSource: (member: SQL) => SQL;
    manyReposts: number;
    /** CTEs that define `sources` otherwise, from all members (id) that are not blocked or muted. */
    chooseSources?: (members: SQL) => SQL;
  },
): ItemsStatement =>
  defineStatement(EdgeRow, (value: Value) => {
    const viewer = { id: hidden(value('viewer'), 'uuid'), moderator: false };
    const request = { ...shape, viewer, value };
    const { ctes, edges, isSource, manyReposts, chooseSources } = choose(request);
    const members = sources[shape.source].members(viewer, value);
    const chosen = chooseSources
      ? chooseSources(members)
      : sql`sources AS MATERIALIZED (
          SELECT a.id FROM (${members}) a WHERE ${outsideBlocksAndMutes(viewer, sql`a.id`)})`;
    const isComplete = (item: SQL): SQL =>
      sql`NOT EXISTS (SELECT 1 FROM edge e WHERE (${item}.at, ${item}.id) < (e.at, e.id))`;
    // Reposts are checked from the newest until the page is full, and only those of posts by others than the members.
    const isShown = sql`CASE WHEN ${isSource(sql`p.author_id`)} THEN false
      ELSE ${canAppearInRanking(viewer, sql`p`)} AND NOT ${isListedEarlier(request, manyReposts)} END`;
    return sql`WITH ${chosen},
        ${ctes},
        edge AS MATERIALIZED (SELECT e.at, e.id FROM (${edges}) e ORDER BY e.at DESC, e.id DESC LIMIT 1),
        latest AS MATERIALIZED (
          SELECT DISTINCT ON (x.post_id) x.* FROM passed x WHERE ${byActiveMember(sql`x.member_id`)}
          ORDER BY x.post_id, x.at DESC, x.id DESC),
        items AS (
          SELECT w.at, w.id, w.id AS post_id, NULL::uuid AS reposter_id FROM written w WHERE ${isComplete(sql`w`)}
          UNION ALL
          (SELECT r.at, r.id, r.post_id, r.member_id FROM (
             SELECT l.* FROM latest l WHERE ${isComplete(sql`l`)} ORDER BY l.at DESC, l.id DESC OFFSET 0) r
           CROSS JOIN LATERAL (SELECT 1 FROM posts p WHERE p.id = r.post_id AND ${isShown} OFFSET 0) p
           ORDER BY r.at DESC, r.id DESC LIMIT ${rowsOf(request)}))
        (SELECT i.at, i.id, i.post_id AS "postId", ${reposterJson} AS reposter FROM items i
         ORDER BY i.at DESC, i.id DESC LIMIT ${rowsOf(request)})
        UNION ALL SELECT edge.at, edge.id, NULL, NULL FROM edge`;
  });

export async function readItems(
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

export const shapeOf = ({ listId, paging, limit }: FollowingRequest): Shape => ({
  source: listId === null ? 'followed' : 'list',
  isFirstPage: paging.after === null,
  rows: limit === DEFAULT_PAGE_SIZE + 1 ? limit : null,
});

/** Post `p` by a member of `sources`. */
export const isListedPost = ({
  viewer,
  source,
}: Request): SQL => sql`p.reply_to IS NULL AND p.deleted_at IS NULL AND p.hidden_at IS NULL
  AND ${sources[source].checksAudience ? inAudience(viewer, sql`p`) : sql`true`} AND ${withoutMutedWords(viewer, sql`p`)}`;
