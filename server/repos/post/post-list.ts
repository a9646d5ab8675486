import { sql, type SQL } from 'drizzle-orm';
import type { Post } from '@contract/post';
import type { Pagination } from '../../http/handler';
import { PLANNED_EACH_TIME } from '../../db/prepared-session';
import { queryRows, type Sql } from '../../db/sql';
import { canRead, viewerOf, type Caller } from '../policies';
import { parseSearchQuery, type SearchQuery, type SearchTerm } from '../search/search-query';
import { afterKeyset, Keyset, toPage } from '../keyset';
import { viewPosts } from './post-view';

export interface PageRequest {
  paging: Pagination;
  limit: number;
}

interface PostPage {
  items: Post[];
  nextCursor: string | null;
}

/** A page of readable posts `p`, newest first by (`at`, post id); `from` is the FROM clause with its joins. */
async function readPosts(
  db: Sql,
  me: Caller,
  now: Date,
  list: { from: SQL; where: SQL; at: SQL; isSearch?: boolean } & PageRequest,
): Promise<PostPage> {
  const found = await queryRows(
    db,
    Keyset,
    sql`${list.isSearch ? sql.raw(PLANNED_EACH_TIME) : sql``} SELECT p.id, ${list.at} AS at FROM ${list.from}
        WHERE ${list.where} AND ${canRead(viewerOf(me), sql`p`)} AND ${afterKeyset(list.paging, list.at, sql`p.id`)}
        ORDER BY ${list.at} DESC, p.id DESC LIMIT ${list.limit + 1}`,
  );
  const { rows, nextCursor } = toPage(found, list.limit, list.paging, (row) => [row.at, row.id]);
  return {
    items: await viewPosts(
      db,
      me,
      now,
      rows.map((row) => row.id),
    ),
    nextCursor,
  };
}

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

const searchConditions = ({ terms, without, from, tags, hasMedia, since, before }: SearchQuery): SQL[] => [
  ...(terms.length + without.length === 0
    ? []
    : [
        sql`p.words @@ (${sql.join(
          [
            ...terms.map((any) => sql`(${sql.join(any.map(termQuery), sql` || `)})`),
            ...without.map((term) => sql`!!${termQuery(term)}`),
          ],
          sql` && `,
        )})`,
      ]),
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

/** Posts that match all words and operators of `parseSearchQuery`, newest first. */
export const searchPosts = (
  db: Sql,
  me: Caller,
  now: Date,
  { q, ...page }: PageRequest & { q: string },
): Promise<PostPage> => {
  const conditions = searchConditions(parseSearchQuery(q));
  return readPosts(db, me, now, {
    from: sql`posts p`,
    where: sql.join(conditions.length > 0 ? conditions : [sql`false`], sql` AND `),
    at: sql`p.created_at`,
    isSearch: true,
    ...page,
  });
};
