import { sql, type SQL } from 'drizzle-orm';
import type { Post } from '@contract/post';
import type { Pagination } from '../../http/handler';
import type * as z from 'zod/mini';
import { PLANNED_EACH_TIME } from '../../db/prepared-session';
import { queryRows, type Sql } from '../../db/sql';
import { attachedQuote, canRead, viewerOf, type Caller } from '../policies';
import { parseSearchQuery, type SearchQuery, type SearchTerm } from '../search/search-query';
import { afterKeyset, Keyset, toPage } from '../keyset';
import { findReadable } from './post';
import { viewPosts } from './post-view';

export interface PageRequest {
  paging: Pagination;
  limit: number;
}

interface PostPage {
  items: Post[];
  nextCursor: string | null;
}

interface PostListing {
  /** FROM clause with the posts `p` and their joins. */
  from: SQL;
  where: SQL;
  at: SQL;
}

/** Readable posts, newest first by (`at`, post id); one more than the limit if there are more. */
const findPosts = (
  db: Sql,
  me: Caller,
  { from, where, at, paging, limit }: PostListing & PageRequest,
  hint = '',
): Promise<z.infer<typeof Keyset>[]> =>
  queryRows(
    db,
    Keyset,
    sql`${sql.raw(hint)} SELECT p.id, ${at} AS at FROM ${from}
        WHERE ${where} AND ${canRead(viewerOf(me), sql`p`)} AND ${afterKeyset(paging, at, sql`p.id`)}
        ORDER BY ${at} DESC, p.id DESC LIMIT ${limit + 1}`,
  );

async function presentPosts(
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

const tabConditions: Record<Exclude<Tab, 'likes'>, SQL> = {
  posts: sql`p.reply_to IS NULL`,
  replies: sql`p.reply_to IS NOT NULL`,
  media: sql`EXISTS (SELECT 1 FROM post_media pm WHERE pm.post_id = p.id)`,
};

/** One tab of a member's profile. */
export const listMemberPosts = (
  db: Sql,
  me: Caller,
  now: Date,
  { memberId, tab, ...page }: PageRequest & { memberId: string; tab: Tab },
): Promise<PostPage> =>
  tab === 'likes'
    ? readPosts(db, me, now, {
        from: markedPosts(sql`likes`),
        where: sql`x.member_id = ${memberId}`,
        at: sql`x.created_at`,
        ...page,
      })
    : readPosts(db, me, now, {
        from: sql`posts p`,
        where: sql`p.author_id = ${memberId} AND ${tabConditions[tab]}`,
        at: sql`p.created_at`,
        ...page,
      });

const termQuery = ({ text, phrase }: SearchTerm): SQL =>
  phrase ? sql`search_phrase(${text})` : sql`search_prefix(${text})`;

/** Condition on the words of a post; null for a query of operators only. */
function wordCondition({ terms, without }: SearchQuery, posts: SQL): SQL | null {
  if (terms.length + without.length === 0) return null;
  const parts = [
    ...terms.map((any) => sql`(${sql.join(any.map(termQuery), sql` || `)})`),
    ...without.map((term) => sql`!!${termQuery(term)}`),
  ];
  return sql`${posts}.words @@ (${sql.join(parts, sql` && `)})`;
}

const operatorConditions = ({ from, tags, hasMedia, since, before }: SearchQuery): SQL[] => [
  ...(from.length === 0
    ? []
    : [sql`p.author_id IN (SELECT m.id FROM members m WHERE m.handle = ANY(${sql.param(from)}::text[]))`]),
  ...tags.map(
    (tag) =>
      sql`EXISTS (SELECT 1 FROM post_tags pt WHERE pt.post_id = p.id AND pt.folded = search_fold(${tag}))`,
  ),
  ...(hasMedia ? [tabConditions.media] : []),
  ...(since ? [sql`p.created_at >= ${since}`] : []),
  ...(before ? [sql`p.created_at < ${before}`] : []),
];

/** Newest posts that are searched for frequent words before the index is asked. */
const SEARCH_WINDOW = 2000;

/**
 * Posts that match all words and operators of `parseSearchQuery`, newest first. The estimate for the beginning of a word
 * is a guess, so the choice between the newest posts and the index of words is made here and not by the planner.
 */
export async function searchPosts(
  db: Sql,
  me: Caller,
  now: Date,
  { q, ...page }: PageRequest & { q: string },
): Promise<PostPage> {
  const query = parseSearchQuery(q);
  const operators = operatorConditions(query);
  const find = (from: SQL, conditions: readonly SQL[]): Promise<z.infer<typeof Keyset>[]> =>
    findPosts(
      db,
      me,
      { from, where: sql.join([...conditions, sql`true`], sql` AND `), at: sql`p.created_at`, ...page },
      PLANNED_EACH_TIME,
    );
  const words = wordCondition(query, sql`p`);
  const indexed = wordCondition(query, sql`w`);
  if (words === null || indexed === null) {
    const found = operators.length === 0 ? [] : await find(sql`posts p`, operators);
    return presentPosts(db, me, now, { ...page, found });
  }
  const newest = await find(
    sql`(SELECT n.* FROM posts n WHERE n.deleted_at IS NULL AND ${afterKeyset(page.paging, sql`n.created_at`, sql`n.id`)}
      ORDER BY n.created_at DESC, n.id DESC LIMIT ${SEARCH_WINDOW}) p`,
    [words, ...operators],
  );
  const found =
    newest.length > page.limit
      ? newest
      : await find(
          sql`(SELECT w.id FROM posts w WHERE ${indexed} OFFSET 0) f JOIN posts p ON p.id = f.id`,
          operators,
        );
  return presentPosts(db, me, now, { ...page, found });
}
