import { sql, type SQL } from 'drizzle-orm';
import type { Post } from '@contract/post/post';
import { DEFAULT_PAGE_SIZE } from '@contract/primitives';
import type { Pagination } from '../../http/handler';
import type * as z from 'zod/mini';
import { literal, queryRows, type Sql } from '../../db/sql';
import { attachedQuote, canRead, viewerOf, type Caller } from '../policies';
import { afterKeyset, Keyset, toPage } from '../keyset';
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

/** Only the usual number is part of the text: each text takes one of a connection's prepared statements. */
export const rowsOf = (limit: number): SQL =>
  limit === DEFAULT_PAGE_SIZE ? literal(limit + 1) : sql`${limit + 1}`;

/** Readable posts (id, at), newest first by (`at`, post id); one more than the limit if there are more. */
export const selectPosts = (
  me: Caller,
  { from, where, at, paging, limit }: PostListing & PageRequest,
): SQL => sql`
  SELECT p.id, ${at} AS at FROM ${from}
  WHERE ${where} AND ${canRead(viewerOf(me), sql`p`)} AND ${afterKeyset(paging, at, sql`p.id`)}
  ORDER BY ${at} DESC, p.id DESC LIMIT ${rowsOf(limit)}`;

export const findPosts = (
  db: Sql,
  me: Caller,
  list: PostListing & PageRequest,
  hint = '',
): Promise<z.infer<typeof Keyset>[]> => queryRows(db, Keyset, sql`${sql.raw(hint)} ${selectPosts(me, list)}`);

export async function presentPosts(
  db: Sql,
  me: Caller,
  now: Date,
  { found, paging, limit }: PageRequest & { found: readonly z.infer<typeof Keyset>[] },
): Promise<PostPage> {
  const { rows, nextCursor } = toPage(found, limit, paging, (row) => [row.at, row.id]);
  const ids = rows.map((row) => row.id);
  return { items: await viewPosts(db, me, now, ids), nextCursor };
}

const readPosts = async (
  db: Sql,
  me: Caller,
  now: Date,
  list: PostListing & PageRequest,
): Promise<PostPage> => presentPosts(db, me, now, { ...list, found: await findPosts(db, me, list) });

const markedPosts = (table: SQL): SQL => sql`${table} x JOIN posts p ON p.id = x.post_id`;

const isInFolder = (folder: string): SQL =>
  sql`x.folder_id = (SELECT f.id FROM bookmark_folders f WHERE f.id = ${folder} AND f.deleted_at IS NULL)`;

export const listBookmarks = (
  db: Sql,
  me: Caller,
  now: Date,
  { folder, ...page }: PageRequest & { folder?: string | undefined },
): Promise<PostPage> =>
  readPosts(db, me, now, {
    from: markedPosts(sql`bookmarks`),
    where: sql`x.member_id = ${me.id} AND ${folder === undefined ? sql`true` : isInFolder(folder)}`,
    at: sql`x.created_at`,
    ...page,
  });

/** Throws `not-found` for a post the caller may not read. Without quotes that a block detached. */
export async function listQuotes(
  db: Sql,
  me: Caller,
  now: Date,
  { postId, ...page }: PageRequest & { postId: string },
): Promise<PostPage> {
  await findReadable(db, me, postId);
  return readPosts(db, me, now, {
    from: sql`posts p`,
    where: sql`p.quote_of = ${postId} AND ${attachedQuote(sql`p`)} IS NOT NULL`,
    at: sql`p.created_at`,
    ...page,
  });
}

type Tab = 'posts' | 'replies' | 'media' | 'likes';

const tabConditions: Record<'posts' | 'replies', SQL> = {
  posts: sql`p.reply_to IS NULL`,
  replies: sql`p.reply_to IS NOT NULL`,
};

/** A post may have several pictures. */
const postsWithMedia = (memberId: string, paging: Pagination): PostListing =>
  inOrder(
    sql`SELECT DISTINCT pm.created_at AS at, pm.post_id AS id FROM post_media pm
      WHERE pm.author_id = ${memberId} AND ${afterKeyset(paging, sql`pm.created_at`, sql`pm.post_id`)}`,
    sql`true`,
  );

function listingOf(memberId: string, tab: Tab, paging: Pagination): PostListing {
  if (tab === 'media') return postsWithMedia(memberId, paging);
  if (tab === 'likes') {
    const where = sql`x.member_id = ${memberId}`;
    return { from: markedPosts(sql`likes`), where, at: sql`x.created_at` };
  }
  return {
    from: sql`posts p`,
    where: sql`p.author_id = ${memberId} AND ${tabConditions[tab]}`,
    at: sql`p.created_at`,
  };
}

/** One tab of a member's profile. */
export const listMemberPosts = (
  db: Sql,
  me: Caller,
  now: Date,
  { memberId, tab, ...page }: PageRequest & { memberId: string; tab: Tab },
): Promise<PostPage> => readPosts(db, me, now, { ...listingOf(memberId, tab, page.paging), ...page });
