import { sql, type SQL } from 'drizzle-orm';
import type { Post } from '@contract/post/post';
import type { Pagination } from '../../http/handler';
import type * as z from 'zod/mini';
import { queryRows, type Sql } from '../../db/sql';
import { byShape, defineStatement } from '../../db/statement';
import { attachedQuote, canRead, type Caller } from '../policies';
import { Keyset, toPage } from '../keyset';
import {
  definedPlace,
  type ListPlace,
  listShapeOf,
  type ListShape,
  type ListValue,
  listValuesOf,
  placeOf,
} from './list-place';
import { findReadable } from './post';
import { viewPosts } from './post-view';

export interface PageRequest {
  paging: Pagination;
  limit: number;
}

export interface PostPage {
  items: Post[];
  nextCursor: string | null;
}

export interface PostListing {
  /** FROM clause with the posts `p` and their joins. */
  from: SQL;
  where: SQL;
  at: SQL;
}

/**
 * Posts by columns `at` and `id`. OFFSET 0 makes PostgreSQL sort them before it checks who may read them: the check ends
 * with the page.
 */
export const inOrder = (posts: SQL, where: SQL): PostListing => ({
  from: sql`(${posts} ORDER BY 1 DESC, 2 DESC OFFSET 0) f
    CROSS JOIN LATERAL (SELECT o.* FROM posts o WHERE o.id = f.id OFFSET 0) p`,
  where,
  at: sql`f.at`,
});

/** Readable posts (id, at), newest first by (`at`, post id); one more than the limit if there are more. */
export const selectPosts = (
  { from, where, at }: PostListing,
  { viewer, isAfter, rows }: ListPlace,
): SQL => sql`
  SELECT p.id, ${at} AS at FROM ${from}
  WHERE ${where} AND ${canRead(viewer, sql`p`)} AND ${isAfter(at, sql`p.id`)}
  ORDER BY ${at} DESC, p.id DESC LIMIT ${rows}`;

export type FoundPosts = z.infer<typeof Keyset>[];

export const findPosts = (
  db: Sql,
  me: Caller,
  list: PostListing & PageRequest,
  hint = '',
): Promise<FoundPosts> =>
  queryRows(db, Keyset, sql`${sql.raw(hint)} ${selectPosts(list, placeOf(me, list))}`);

export async function presentPosts(
  db: Sql,
  me: Caller,
  now: Date,
  { found, paging, limit }: PageRequest & { found: Readonly<FoundPosts> },
): Promise<PostPage> {
  const { rows, nextCursor } = toPage(found, limit, paging, (row) => [row.at, row.id]);
  const ids = rows.map((row) => row.id);
  return { items: await viewPosts(db, me, now, ids), nextCursor };
}

const markedPosts = (table: SQL, where: SQL): PostListing => ({
  from: sql`${table} x JOIN posts p ON p.id = x.post_id`,
  where,
  at: sql`x.created_at`,
});

const isInFolder = (folder: SQL): SQL =>
  sql`x.folder_id = (SELECT f.id FROM bookmark_folders f WHERE f.id = ${folder} AND f.deleted_at IS NULL)`;

const selectBookmarks = byShape(({ inFolder, ...shape }: ListShape & { inFolder: boolean }) =>
  defineStatement<typeof Keyset, ListValue | 'folder'>(Keyset, (value) => {
    const place = definedPlace(shape, value);
    const where = sql`x.member_id = ${place.viewer.id} AND ${inFolder ? isInFolder(sql`${value('folder')}::uuid`) : sql`true`}`;
    return selectPosts(markedPosts(sql`bookmarks`, where), place);
  }),
);

export async function listBookmarks(
  db: Sql,
  me: Caller,
  now: Date,
  { folder, ...page }: PageRequest & { folder?: string | undefined },
): Promise<PostPage> {
  const select = selectBookmarks({ ...listShapeOf(me, page), inFolder: folder !== undefined });
  return presentPosts(db, me, now, {
    ...page,
    found: await select(db, { ...listValuesOf(me, page), folder }),
  });
}

/** Throws `not-found` for a post the caller may not read. Without quotes that a block detached. */
export async function listQuotes(
  db: Sql,
  me: Caller,
  now: Date,
  { postId, ...page }: PageRequest & { postId: string },
): Promise<PostPage> {
  await findReadable(db, me, postId);
  const found = await findPosts(db, me, {
    from: sql`posts p`,
    where: sql`p.quote_of = ${postId} AND ${attachedQuote(sql`p`)} IS NOT NULL`,
    at: sql`p.created_at`,
    ...page,
  });
  return presentPosts(db, me, now, { ...page, found });
}

type Tab = 'posts' | 'replies' | 'media' | 'likes';

const tabConditions: Record<'posts' | 'replies', SQL> = {
  posts: sql`p.reply_to IS NULL`,
  replies: sql`p.reply_to IS NOT NULL`,
};

/** A post may have several pictures. */
const postsWithMedia = (author: SQL, { isAfter }: ListPlace): PostListing =>
  inOrder(
    sql`SELECT DISTINCT pm.created_at AS at, pm.post_id AS id FROM post_media pm
      WHERE pm.author_id = ${author} AND ${isAfter(sql`pm.created_at`, sql`pm.post_id`)}`,
    sql`true`,
  );

function listingOf(member: SQL, tab: Tab, place: ListPlace): PostListing {
  if (tab === 'media') return postsWithMedia(member, place);
  if (tab === 'likes') return markedPosts(sql`likes`, sql`x.member_id = ${member}`);
  return {
    from: sql`posts p`,
    where: sql`p.author_id = ${member} AND ${tabConditions[tab]}`,
    at: sql`p.created_at`,
  };
}

const selectMemberPosts = byShape(({ tab, ...shape }: ListShape & { tab: Tab }) =>
  defineStatement<typeof Keyset, ListValue | 'member'>(Keyset, (value) => {
    const place = definedPlace(shape, value);
    return selectPosts(listingOf(sql`${value('member')}::uuid`, tab, place), place);
  }),
);

/** One tab of a member's profile. */
export async function listMemberPosts(
  db: Sql,
  me: Caller,
  now: Date,
  { memberId, tab, ...page }: PageRequest & { memberId: string; tab: Tab },
): Promise<PostPage> {
  const select = selectMemberPosts({ ...listShapeOf(me, page), tab });
  return presentPosts(db, me, now, {
    ...page,
    found: await select(db, { ...listValuesOf(me, page), member: memberId }),
  });
}
