import type { Media } from '@contract/post/media';
import { Audience, HiddenState, type Poll, type Post, type QuotedPost } from '@contract/post/post';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { instantColumn, type Sql } from '../../db/sql';
import { byShape, defineStatement } from '../../db/statement';
import {
  attachedQuote,
  canRead,
  canReadOf,
  isMuted,
  postNotFound,
  rightsOf,
  type Caller,
  type Rights,
  type Viewer,
} from '../policies';
import { linkCardJson, LinkCardRow } from '../link-card/link-card-view';
import { mediaJson, mediaOf, MediaRow } from '../media/media-view';
import { cardColumns, cardOf, CardRow } from '../member/member-card';

/** What a post and a quoted post have in common. */
const BaseRow = z.extend(CardRow, {
  postId: z.string(),
  text: z.string(),
  createdAt: instantColumn,
  contentWarning: z.nullable(z.string()),
  audience: Audience,
  media: z.nullable(z.array(MediaRow)),
  hidden: z.nullable(z.extend(HiddenState, { at: instantColumn })),
});
type BaseRow = z.infer<typeof BaseRow>;

const PollRow = z.object({
  closesAt: instantColumn,
  ownChoice: z.nullable(z.int()),
  options: z.array(z.object({ text: z.string(), votes: z.int() })),
});

const PostRow = z.extend(BaseRow, {
  editedAt: z.nullable(instantColumn),
  quoteOf: z.nullable(z.string()),
  parent: z.nullable(z.object({ id: z.string(), handle: z.string() })),
  isReply: z.boolean(),
  replies: z.int(),
  reposts: z.int(),
  likes: z.int(),
  quotes: z.int(),
  liked: z.boolean(),
  reposted: z.boolean(),
  bookmarked: z.boolean(),
  revision: z.int(),
  poll: z.nullable(PollRow),
  linkCard: z.nullable(LinkCardRow),
});
type PostRow = z.infer<typeof PostRow>;

const QuotedRow = z.extend(BaseRow, { authorMuted: z.boolean() });
type QuotedRow = z.infer<typeof QuotedRow>;

const baseColumns = sql`
  p.id AS "postId", p.text, p.created_at AS "createdAt", p.content_warning AS "contentWarning",
  ${cardColumns(sql`a`)},
  ${mediaJson(sql`p`)} AS media, p.audience,
  CASE WHEN p.hidden_at IS NOT NULL THEN json_build_object('at', p.hidden_at, 'reasons', coalesce((
    SELECT json_agg(DISTINCT rp.reason) FROM reports rp WHERE rp.post_id = p.id AND rp.action = 'hide'), '[]'))
  END AS hidden`;

const quotedColumns = (viewer: Viewer): SQL => sql`
  ${baseColumns}, ${isMuted(viewer, sql`a.id`)} AS "authorMuted"`;

/** Without OFFSET, PostgreSQL may read all that the viewer has marked, once, instead of looking up the posts of a page. */
const hasMark = (table: SQL, viewer: Viewer): SQL =>
  sql`EXISTS (SELECT 1 FROM ${table} x WHERE x.member_id = ${viewer.id} AND x.post_id = p.id OFFSET 0)`;

const allColumns = (viewer: Viewer): SQL => sql`
  ${baseColumns},
  p.edited_at AS "editedAt", ${attachedQuote(sql`p`)} AS "quoteOf", p.reply_count AS replies,
  p.repost_count AS reposts, p.like_count AS likes, p.quote_count AS quotes, p.revision::float8 AS revision,
  ${hasMark(sql`likes`, viewer)} AS liked,
  ${hasMark(sql`reposts`, viewer)} AS reposted,
  ${hasMark(sql`bookmarks`, viewer)} AS bookmarked,
  (SELECT json_build_object('id', r.id, 'handle', ra.handle) FROM posts r JOIN members ra ON ra.id = r.author_id
   WHERE r.id = p.reply_to AND ${canRead(viewer, sql`r`)}) AS parent,
  p.reply_to IS NOT NULL AS "isReply",
  (SELECT json_build_object('closesAt', po.closes_at,
     'ownChoice', (SELECT v.position FROM votes v WHERE v.post_id = p.id AND v.member_id = ${viewer.id}),
     'options', (SELECT json_agg(json_build_object('text', o.text, 'votes', o.votes) ORDER BY o.position)
                 FROM poll_options o WHERE o.post_id = p.id))
   FROM polls po WHERE po.post_id = p.id) AS poll,
  ${linkCardJson(sql`p`)} AS "linkCard"`;

/** Everyone may read a public post, so its pictures need no signature. */
const picturesOf = ({ media, audience }: BaseRow, now: Date): Media[] =>
  mediaOf(media, { purpose: audience === 'public' ? null : 'read', now });

const pollOf = (row: z.infer<typeof PollRow>, now: Date): Poll => ({
  options: row.options,
  closesAt: row.closesAt,
  closed: new Date(row.closesAt) <= now,
  ownChoice: row.ownChoice,
});

const quotedOf = (row: QuotedRow, now: Date): QuotedPost => ({
  id: row.postId,
  author: cardOf(row),
  text: row.text,
  contentWarning: row.contentWarning,
  createdAt: row.createdAt,
  media: picturesOf(row, now),
  authorMuted: row.authorMuted,
  hidden: row.hidden,
});

const postOf = (row: PostRow, quote: QuotedPost | null, now: Date): Post => ({
  id: row.postId,
  author: cardOf(row),
  text: row.text,
  createdAt: row.createdAt,
  editedAt: row.editedAt,
  audience: row.audience,
  contentWarning: row.contentWarning,
  media: picturesOf(row, now),
  poll: row.poll && pollOf(row.poll, now),
  linkCard: row.linkCard,
  quote,
  replyTo: row.parent,
  repliesToHidden: row.isReply && row.parent === null,
  counts: { replies: row.replies, reposts: row.reposts, likes: row.likes, quotes: row.quotes },
  own: { liked: row.liked, reposted: row.reposted, bookmarked: row.bookmarked },
  hidden: row.hidden,
  revision: row.revision,
});

/**
 * The subquery hides the number of ids: for fewer than the ten of a general plan, PostgreSQL would make a plan for each
 * call, which takes longer than reading the posts.
 */
const selectPosts = <Row extends z.ZodMiniType>(row: Row, columns: (viewer: Viewer) => SQL) =>
  byShape((rights: Rights) =>
    defineStatement<Row, 'viewer' | 'ids'>(row, (value) => {
      const viewer = { id: sql`${value('viewer')}::uuid`, ...rights };
      return sql`SELECT ${columns(viewer)} FROM posts p JOIN members a ON a.id = p.author_id
        WHERE p.id = ANY(ARRAY(SELECT unnest(${value('ids')}::uuid[]))) AND ${canReadOf(viewer, sql`p`, sql`a`)}`;
    }),
  );

const selectWhole = selectPosts(PostRow, allColumns);
const selectQuoted = selectPosts(QuotedRow, quotedColumns);

/** The readable posts among `ids`, in that order. */
export async function viewPosts(db: Sql, me: Caller, now: Date, ids: readonly string[]): Promise<Post[]> {
  if (ids.length === 0) return [];
  const rights = rightsOf(me);
  const rows = await selectWhole(rights)(db, { viewer: me.id, ids });
  const quoted = rows.flatMap((row) => row.quoteOf ?? []);
  const quotes = new Map<string, QuotedPost>();
  if (quoted.length > 0) {
    for (const row of await selectQuoted(rights)(db, { viewer: me.id, ids: quoted })) {
      quotes.set(row.postId, quotedOf(row, now));
    }
  }
  const byId = new Map(
    rows.map((row) => [row.postId, postOf(row, quotes.get(row.quoteOf ?? '') ?? null, now)]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Throws `not-found`. */
export async function viewPost(db: Sql, me: Caller, now: Date, id: string): Promise<Post> {
  const [post] = await viewPosts(db, me, now, [id]);
  if (!post) throw postNotFound();
  return post;
}
