import { sql, type SQL } from 'drizzle-orm';
import type { Post } from '@contract/post';
import type { Paging } from '../../http/handler';
import { isoInstant, rowsOf, type Sql } from '../../db/sql';
import { readable, viewerOf, type Caller } from '../policies';
import { readSearch, type SearchWords } from '../search/search-query';
import { afterPlace, cutPage, type Place } from '../keyset';
import { viewPosts } from './post-view';

export interface Slice {
  paging: Paging;
  limit: number;
}

interface PostPage {
  items: Post[];
  nextCursor: string | null;
}

/** A page of readable posts `p` by (`at`, post id), the latest first; `from` holds FROM and what joins it. */
async function readPosts(
  db: Sql,
  me: Caller,
  now: Date,
  list: { from: SQL; where: SQL; at: SQL } & Slice,
): Promise<PostPage> {
  const found = await rowsOf<Place>(
    db,
    sql`SELECT p.id, ${list.at} AS at FROM ${list.from}
        WHERE ${list.where} AND ${readable(viewerOf(me), sql`p`)} AND ${afterPlace(list.paging, list.at, sql`p.id`)}
        ORDER BY ${list.at} DESC, p.id DESC LIMIT ${list.limit + 1}`,
  );
  const { rows, nextCursor } = cutPage(found, list.limit, list.paging, (row) => [isoInstant(row.at), row.id]);
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

const marked = (table: SQL): SQL => sql`${table} x JOIN posts p ON p.id = x.post_id`;

export const listBookmarks = (db: Sql, me: Caller, now: Date, slice: Slice): Promise<PostPage> =>
  readPosts(db, me, now, {
    from: marked(sql`bookmarks`),
    where: sql`x.member_id = ${me.id}`,
    at: sql`x.created_at`,
    ...slice,
  });

type Tab = 'posts' | 'replies' | 'media' | 'likes';

const narrowed: Record<Exclude<Tab, 'likes'>, SQL> = {
  posts: sql`p.reply_to IS NULL`,
  replies: sql`p.reply_to IS NOT NULL`,
  media: sql`EXISTS (SELECT 1 FROM post_media pm WHERE pm.post_id = p.id)`,
};

/** One tab of a member's profile. */
export const listMemberPosts = (
  db: Sql,
  me: Caller,
  now: Date,
  { memberId, tab, ...slice }: Slice & { memberId: string; tab: Tab },
): Promise<PostPage> =>
  tab === 'likes'
    ? readPosts(db, me, now, {
        from: marked(sql`likes`),
        where: sql`x.member_id = ${memberId}`,
        at: sql`x.created_at`,
        ...slice,
      })
    : readPosts(db, me, now, {
        from: sql`posts p`,
        where: sql`p.author_id = ${memberId} AND ${narrowed[tab]}`,
        at: sql`p.created_at`,
        ...slice,
      });

const conditions = ({ text, from, tags, hasMedia, since, before }: SearchWords): SQL[] => [
  ...(text === '' ? [] : [sql`p.words @@ websearch_to_tsquery('simple', ${text})`]),
  ...(from.length === 0
    ? []
    : [sql`p.author_id IN (SELECT m.id FROM members m WHERE m.handle = ANY(${sql.param(from)}::text[]))`]),
  ...tags.map((tag) => sql`EXISTS (SELECT 1 FROM post_tags pt WHERE pt.post_id = p.id AND pt.tag = ${tag})`),
  ...(hasMedia ? [narrowed.media] : []),
  ...(since ? [sql`p.created_at >= ${since}`] : []),
  ...(before ? [sql`p.created_at < ${before}`] : []),
];

/** Posts that hold all the words and fit all the operators of `readSearch`, the latest first. */
export const searchPosts = (
  db: Sql,
  me: Caller,
  now: Date,
  { q, ...slice }: Slice & { q: string },
): Promise<PostPage> => {
  const wanted = conditions(readSearch(q));
  return readPosts(db, me, now, {
    from: sql`posts p`,
    where: sql.join(wanted.length > 0 ? wanted : [sql`false`], sql` AND `),
    at: sql`p.created_at`,
    ...slice,
  });
};
