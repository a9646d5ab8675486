import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, tsvector } from './columns';

export const posts = pgTable(
  'posts',
  {
    id: uuid('id').primaryKey(),
    /** Null for the empty row that a removed member's post leaves where others have replied. */
    authorId: uuid('author_id'),
    text: text('text').notNull(),
    audience: text('audience', { enum: ['public', 'followers'] })
      .notNull()
      .default('public'),
    contentWarning: text('content_warning'),
    replyTo: uuid('reply_to'),
    rootId: uuid('root_id'),
    quoteOf: uuid('quote_of'),
    replyCount: integer('reply_count').notNull().default(0),
    repostCount: integer('repost_count').notNull().default(0),
    likeCount: integer('like_count').notNull().default(0),
    quoteCount: integer('quote_count').notNull().default(0),
    revision: bigint('revision', { mode: 'number' }).notNull().default(0),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
    hiddenAt: instant('hidden_at'),
    /** The first link of the text, for its card; null without one, and after the author has removed the card. */
    link: text('link'),
    /** Part of the counts of parent and quoted post: neither deleted nor hidden, and by no suspended member. */
    counted: boolean('counted').notNull().default(true),
    words: tsvector('words')
      .notNull()
      .generatedAlwaysAs(sql`to_tsvector('simple'::regconfig, search_words(text))`),
    /** Text and content warning normalised for muted words. */
    plain: text('plain')
      .notNull()
      .generatedAlwaysAs(sql`plain_words((COALESCE((content_warning || ' '::text), ''::text) || text))`),
  },
  (post) => [
    index('posts_author').on(post.authorId, post.createdAt.desc(), post.id.desc()),
    index('posts_author_top')
      .on(post.authorId, post.createdAt.desc(), post.id.desc())
      .where(sql`${post.replyTo} IS NULL AND ${post.deletedAt} IS NULL`),
    index('posts_recent')
      .on(post.createdAt.desc(), post.id.desc())
      .where(sql`${post.replyTo} IS NULL AND ${post.deletedAt} IS NULL`),
    index('posts_latest')
      .on(post.createdAt.desc(), post.id.desc())
      .where(sql`${post.deletedAt} IS NULL`),
    index('posts_author_deleted')
      .on(post.authorId, post.deletedAt.desc(), post.id.desc())
      .where(sql`${post.deletedAt} IS NOT NULL`),
    index('posts_reply_to').on(post.replyTo, post.id),
    index('posts_root').on(post.rootId),
    index('posts_quote_of').on(post.quoteOf),
    index('posts_words_in_slices').using('gin', post.words, sql`search_slices(${post.createdAt})`),
    index('posts_link')
      .on(post.link)
      .where(sql`${post.link} IS NOT NULL`),
  ],
);

/** Nothing that a member has posted or reposted is newer than `at`; kept by triggers on `posts` and `reposts`. */
export const latestItems = pgTable('latest_items', {
  memberId: uuid('member_id').primaryKey(),
  at: instant('at').notNull(),
});

/** Replies with likes, for "most liked"; kept by a trigger on `posts`. */
export const replyRanks = pgTable(
  'reply_ranks',
  {
    postId: uuid('post_id').primaryKey(),
    replyTo: uuid('reply_to').notNull(),
    /** Negative number of likes. */
    rank: integer('rank').notNull(),
  },
  (row) => [index('reply_ranks_order').on(row.replyTo, row.rank, row.postId)],
);

export const media = pgTable(
  'media',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    /** Null for uploads, whose address is derived from the id. */
    url: text('url'),
    contentType: text('content_type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    alt: text('alt').notNull().default(''),
    /** SHA-256 of the uploaded bytes; null for seeded pictures. */
    hash: text('hash'),
    moving: boolean('moving').notNull().default(false),
    /** Pixels; widths of the smaller copies on disk. */
    widths: smallint('widths').array().notNull().default([]),
    /** Signs the addresses of the picture. */
    accessKey: uuid('access_key').notNull().defaultRandom(),
    createdAt: instant('created_at').notNull(),
  },
  (row) => [index('media_owner').on(row.ownerId), index('media_hash').on(row.ownerId, row.hash)],
);

export const postMedia = pgTable(
  'post_media',
  {
    postId: uuid('post_id').notNull(),
    mediaId: uuid('media_id').notNull(),
    position: smallint('position').notNull(),
    /** Author and time of the post; written by a trigger. */
    authorId: uuid('author_id'),
    createdAt: instant('created_at'),
  },
  (row) => [
    primaryKey({ columns: [row.postId, row.position] }),
    index('post_media_media').on(row.mediaId),
    index('post_media_by_author').on(row.authorId, row.createdAt.desc(), row.postId.desc()),
  ],
);

/** Earlier texts of edited posts, numbered from 1; the current text is in `posts`. */
export const postVersions = pgTable(
  'post_versions',
  {
    postId: uuid('post_id').notNull(),
    number: smallint('number').notNull(),
    at: instant('at').notNull(),
    text: text('text').notNull(),
    contentWarning: text('content_warning'),
  },
  (version) => [primaryKey({ columns: [version.postId, version.number] })],
);

export const scheduledPosts = pgTable(
  'scheduled_posts',
  {
    id: uuid('id').primaryKey(),
    authorId: uuid('author_id').notNull(),
    publishAt: instant('publish_at').notNull(),
    /** The body of createPost. */
    post: jsonb('post').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Why publishing failed, for the author. */
    problem: text('problem'),
  },
  (scheduled) => [
    index('scheduled_posts_due')
      .on(scheduled.publishAt)
      .where(sql`${scheduled.problem} IS NULL`),
    index('scheduled_posts_author').on(scheduled.authorId, scheduled.publishAt, scheduled.id),
  ],
);

export const scheduledMedia = pgTable(
  'scheduled_media',
  { scheduledId: uuid('scheduled_id').notNull(), mediaId: uuid('media_id').notNull() },
  (row) => [
    primaryKey({ columns: [row.scheduledId, row.mediaId] }),
    index('scheduled_media_media').on(row.mediaId),
  ],
);

export const polls = pgTable(
  'polls',
  {
    postId: uuid('post_id').primaryKey(),
    closesAt: instant('closes_at').notNull(),
    announcedAt: instant('announced_at'),
  },
  (poll) => [
    index('polls_due')
      .on(poll.closesAt)
      .where(sql`${poll.announcedAt} IS NULL`),
  ],
);

export const pollOptions = pgTable(
  'poll_options',
  {
    postId: uuid('post_id').notNull(),
    position: smallint('position').notNull(),
    text: text('text').notNull(),
    votes: integer('votes').notNull().default(0),
  },
  (option) => [primaryKey({ columns: [option.postId, option.position] })],
);

export const votes = pgTable(
  'votes',
  {
    postId: uuid('post_id').notNull(),
    memberId: uuid('member_id').notNull(),
    position: smallint('position').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Part of the votes of the option: not while the member is suspended. */
    counted: boolean('counted').notNull().default(true),
  },
  (vote) => [primaryKey({ columns: [vote.postId, vote.memberId] }), index('votes_member').on(vote.memberId)],
);

export const postTags = pgTable(
  'post_tags',
  {
    tag: text('tag').notNull(),
    postId: uuid('post_id').notNull(),
    label: text('label').notNull(),
    createdAt: instant('created_at').notNull(),
    folded: text('folded')
      .notNull()
      .generatedAlwaysAs(sql`search_fold(tag)`),
    /** Author of the post; written by a trigger. */
    authorId: uuid('author_id'),
  },
  (row) => [
    primaryKey({ columns: [row.tag, row.postId] }),
    index('post_tags_post').on(row.postId),
    index('post_tags_recent').on(row.createdAt, row.tag),
    index('post_tags_folded').on(row.folded, row.createdAt.desc(), row.postId.desc()),
    index('post_tags_by_author').on(row.authorId, row.folded, row.createdAt.desc(), row.postId.desc()),
  ],
);

export const mentions = pgTable(
  'mentions',
  { postId: uuid('post_id').notNull(), memberId: uuid('member_id').notNull() },
  (mention) => [
    primaryKey({ columns: [mention.postId, mention.memberId] }),
    index('mentions_member').on(mention.memberId),
  ],
);
