import type { Media } from '@contract/media';
import type { HiddenState, Poll, Post, QuotedPost } from '@contract/post';
import { sql, type SQL } from 'drizzle-orm';
import { idList, isoInstant, rowsOf, type Sql } from '../../db/sql';
import { canRead, viewerOf, type Caller, type Viewer } from '../policies';
import { HttpProblem } from '../../http/problem';
import { mediaUrl, stillUrl } from '../media/media';
import { cardColumns, cardOf, type CardRow } from '../member/member-card';

interface MediaRow {
  id: string;
  url: string | null;
  width: number;
  height: number;
  alt: string;
  moving: boolean;
}

interface HiddenRow {
  at: string;
  reasons: HiddenState['reasons'];
}

interface BaseRow extends CardRow {
  postId: string;
  text: string;
  createdAt: string;
  contentWarning: string | null;
  media: MediaRow[] | null;
  hidden: HiddenRow | null;
}

interface PollRow {
  closesAt: string;
  ownChoice: number | null;
  options: { text: string; votes: number }[];
}

interface PostRow extends BaseRow {
  editedAt: string | null;
  audience: Post['audience'];
  quoteOf: string | null;
  parent: { id: string; handle: string } | null;
  replies: number;
  reposts: number;
  likes: number;
  quotes: number;
  liked: boolean;
  reposted: boolean;
  bookmarked: boolean;
  revision: number;
  poll: PollRow | null;
}

const baseColumns = sql`
  p.id AS "postId", p.text, p.created_at AS "createdAt", p.content_warning AS "contentWarning",
  ${cardColumns(sql`a`)},
  (SELECT json_agg(json_build_object(
     'id', md.id, 'url', md.url, 'width', md.width, 'height', md.height, 'alt', md.alt, 'moving', md.moving) ORDER BY pm.position)
   FROM post_media pm JOIN media md ON md.id = pm.media_id WHERE pm.post_id = p.id) AS media,
  CASE WHEN p.hidden_at IS NOT NULL THEN json_build_object('at', p.hidden_at, 'reasons', coalesce((
    SELECT json_agg(DISTINCT rp.reason) FROM reports rp WHERE rp.post_id = p.id AND rp.action = 'hide'), '[]'))
  END AS hidden`;

const marked = (table: SQL, viewer: Viewer): SQL =>
  sql`EXISTS (SELECT 1 FROM ${table} x WHERE x.member_id = ${viewer.id} AND x.post_id = p.id)`;

const allColumns = (viewer: Viewer): SQL => sql`
  ${baseColumns},
  p.edited_at AS "editedAt", p.audience, p.quote_of AS "quoteOf", p.reply_count AS replies,
  p.repost_count AS reposts, p.like_count AS likes, p.quote_count AS quotes, p.revision::float8 AS revision,
  ${marked(sql`likes`, viewer)} AS liked,
  ${marked(sql`reposts`, viewer)} AS reposted,
  ${marked(sql`bookmarks`, viewer)} AS bookmarked,
  (SELECT json_build_object('id', r.id, 'handle', ra.handle) FROM posts r JOIN members ra ON ra.id = r.author_id
   WHERE r.id = p.reply_to AND ${canRead(viewer, sql`r`)}) AS parent,
  (SELECT json_build_object('closesAt', po.closes_at,
     'ownChoice', (SELECT v.position FROM votes v WHERE v.post_id = p.id AND v.member_id = ${viewer.id}),
     'options', (SELECT json_agg(json_build_object('text', o.text, 'votes', o.votes) ORDER BY o.position)
                 FROM poll_options o WHERE o.post_id = p.id))
   FROM polls po WHERE po.post_id = p.id) AS poll`;

const mediaOf = (rows: MediaRow[] | null): Media[] =>
  (rows ?? []).map(({ moving, ...row }) => ({
    ...row,
    url: row.url ?? mediaUrl(row.id),
    still: stillUrl(row.id, moving),
  }));

const hiddenOf = (row: HiddenRow | null): HiddenState | null => row && { ...row, at: isoInstant(row.at) };

const pollOf = (row: PollRow, now: Date): Poll => ({
  options: row.options,
  closesAt: isoInstant(row.closesAt),
  closed: new Date(row.closesAt) <= now,
  ownChoice: row.ownChoice,
});

const quotedOf = (row: BaseRow): QuotedPost => ({
  id: row.postId,
  author: cardOf(row),
  text: row.text,
  contentWarning: row.contentWarning,
  createdAt: isoInstant(row.createdAt),
  media: mediaOf(row.media),
  hidden: hiddenOf(row.hidden),
});

const postOf = (row: PostRow, quote: QuotedPost | null, now: Date): Post => ({
  id: row.postId,
  author: cardOf(row),
  text: row.text,
  createdAt: isoInstant(row.createdAt),
  editedAt: row.editedAt === null ? null : isoInstant(row.editedAt),
  audience: row.audience,
  contentWarning: row.contentWarning,
  media: mediaOf(row.media),
  poll: row.poll && pollOf(row.poll, now),
  quote,
  replyTo: row.parent,
  counts: { replies: row.replies, reposts: row.reposts, likes: row.likes, quotes: row.quotes },
  own: { liked: row.liked, reposted: row.reposted, bookmarked: row.bookmarked },
  hidden: hiddenOf(row.hidden),
  revision: row.revision,
});

const select = <Row extends BaseRow>(db: Sql, columns: SQL, viewer: Viewer, ids: readonly string[]) =>
  rowsOf<Row>(
    db,
    sql`SELECT ${columns} FROM posts p JOIN members a ON a.id = p.author_id
        WHERE p.id = ANY(${idList(ids)}) AND ${canRead(viewer, sql`p`)}`,
  );

/** Those of the posts that the caller may read, as the caller sees them, in the order of `ids`. */
export async function viewPosts(db: Sql, me: Caller, now: Date, ids: readonly string[]): Promise<Post[]> {
  if (ids.length === 0) return [];
  const viewer = viewerOf(me);
  const rows = await select<PostRow>(db, allColumns(viewer), viewer, ids);
  const quoted = rows.flatMap((row) => row.quoteOf ?? []);
  const quotes = new Map<string, QuotedPost>();
  if (quoted.length > 0) {
    for (const row of await select<BaseRow>(db, baseColumns, viewer, quoted)) {
      quotes.set(row.postId, quotedOf(row));
    }
  }
  const byId = new Map(
    rows.map((row) => [row.postId, postOf(row, quotes.get(row.quoteOf ?? '') ?? null, now)]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One post as the caller sees it; throws `not-found`. */
export async function viewPost(db: Sql, me: Caller, now: Date, id: string): Promise<Post> {
  const [post] = await viewPosts(db, me, now, [id]);
  if (!post) throw new HttpProblem('not-found');
  return post;
}
