import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** The tables as the queries see them; keys, checks and indexes stand in ./migrations, which make them. */
const instant = (name: string) => timestamp(name, { precision: 3, withTimezone: true, mode: 'date' });

export const members = pgTable('members', {
  id: uuid('id').primaryKey(),
  uid: text('uid').notNull(),
  email: text('email'),
  handle: text('handle').notNull(),
  name: text('name').notNull(),
  bio: text('bio').notNull().default(''),
  avatarUrl: text('avatar_url'),
  bannerUrl: text('banner_url'),
  role: text('role', { enum: ['member', 'moderator'] })
    .notNull()
    .default('member'),
  suspendedAt: instant('suspended_at'),
  /** Sign-ins before this moment count no more. */
  signedOutAt: instant('signed_out_at'),
  pinnedId: uuid('pinned_id'),
  postCount: integer('post_count').notNull().default(0),
  followingCount: integer('following_count').notNull().default(0),
  followerCount: integer('follower_count').notNull().default(0),
  createdAt: instant('created_at').notNull(),
});

export const posts = pgTable('posts', {
  id: uuid('id').primaryKey(),
  authorId: uuid('author_id').notNull(),
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
});

export const media = pgTable('media', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  url: text('url'),
  contentType: text('content_type').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  alt: text('alt').notNull().default(''),
  /** SHA-256 of the file as it was sent; null for pictures that came with the seed. */
  hash: text('hash'),
  moving: boolean('moving').notNull().default(false),
  createdAt: instant('created_at').notNull(),
});

export const postMedia = pgTable('post_media', {
  postId: uuid('post_id').notNull(),
  mediaId: uuid('media_id').notNull(),
  position: smallint('position').notNull(),
});

export const postVersions = pgTable('post_versions', {
  postId: uuid('post_id').notNull(),
  number: smallint('number').notNull(),
  at: instant('at').notNull(),
  text: text('text').notNull(),
  contentWarning: text('content_warning'),
});

export const scheduledPosts = pgTable('scheduled_posts', {
  id: uuid('id').primaryKey(),
  authorId: uuid('author_id').notNull(),
  publishAt: instant('publish_at').notNull(),
  post: jsonb('post').notNull(),
  createdAt: instant('created_at').notNull(),
  problem: text('problem'),
});

export const scheduledMedia = pgTable('scheduled_media', {
  scheduledId: uuid('scheduled_id').notNull(),
  mediaId: uuid('media_id').notNull(),
});

export const polls = pgTable('polls', {
  postId: uuid('post_id').primaryKey(),
  closesAt: instant('closes_at').notNull(),
  announcedAt: instant('announced_at'),
});

export const pollOptions = pgTable('poll_options', {
  postId: uuid('post_id').notNull(),
  position: smallint('position').notNull(),
  text: text('text').notNull(),
  votes: integer('votes').notNull().default(0),
});

export const votes = pgTable('votes', {
  postId: uuid('post_id').notNull(),
  memberId: uuid('member_id').notNull(),
  position: smallint('position').notNull(),
  createdAt: instant('created_at').notNull(),
});

const markColumns = () => ({
  memberId: uuid('member_id').notNull(),
  postId: uuid('post_id').notNull(),
  createdAt: instant('created_at').notNull(),
});
export const likes = pgTable('likes', markColumns());
export const bookmarks = pgTable('bookmarks', markColumns());
export const reposts = pgTable('reposts', { id: uuid('id').primaryKey(), ...markColumns() });

const tieColumns = () => ({
  memberId: uuid('member_id').notNull(),
  targetId: uuid('target_id').notNull(),
  createdAt: instant('created_at').notNull(),
});
export const follows = pgTable('follows', tieColumns());
export const mutes = pgTable('mutes', tieColumns());
export const blocks = pgTable('blocks', tieColumns());

export const mutedWords = pgTable('muted_words', {
  id: uuid('id').primaryKey(),
  memberId: uuid('member_id').notNull(),
  text: text('text').notNull(),
  plain: text('plain').notNull(),
  whole: boolean('whole').notNull(),
  until: instant('until'),
  createdAt: instant('created_at').notNull(),
});

export const decisions = pgTable('decisions', {
  id: uuid('id').primaryKey(),
  moderatorId: uuid('moderator_id'),
  action: text('action', { enum: ['dismiss', 'reopen', 'hide', 'unhide', 'suspend', 'lift'] }).notNull(),
  memberId: uuid('member_id'),
  postId: uuid('post_id'),
  at: instant('at').notNull(),
});

export const postTags = pgTable('post_tags', {
  tag: text('tag').notNull(),
  postId: uuid('post_id').notNull(),
  label: text('label').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const mentions = pgTable('mentions', {
  postId: uuid('post_id').notNull(),
  memberId: uuid('member_id').notNull(),
});

export const notifications = pgTable('notifications', {
  id: uuid('id').primaryKey(),
  memberId: uuid('member_id').notNull(),
  kind: text('kind', {
    enum: ['like', 'repost', 'reply', 'quote', 'mention', 'follow', 'poll', 'moderation'],
  }).notNull(),
  actorId: uuid('actor_id').notNull(),
  postId: uuid('post_id'),
  groupKey: text('group_key').notNull(),
  at: instant('at').notNull(),
  decision: text('decision', { enum: ['dismiss', 'reopen', 'hide', 'unhide', 'suspend', 'lift'] }),
});

export const readMarkers = pgTable('read_markers', {
  memberId: uuid('member_id').notNull(),
  list: text('list', { enum: ['notifications', 'following', 'for-you'] }).notNull(),
  at: instant('at').notNull(),
  postId: uuid('post_id'),
  savedAt: instant('saved_at'),
});

export const idempotencyKeys = pgTable('idempotency_keys', {
  memberId: uuid('member_id').notNull(),
  key: text('key').notNull(),
  operation: text('operation').notNull(),
  payloadHash: text('payload_hash').notNull(),
  answer: text('answer'),
  createdAt: instant('created_at').notNull(),
});

export const rankings = pgTable('rankings', {
  id: uuid('id').primaryKey(),
  memberId: uuid('member_id').notNull(),
  postIds: uuid('post_ids').array().notNull(),
  createdAt: instant('created_at').notNull(),
});

export const events = pgTable('events', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  kind: text('kind', {
    enum: [
      'post',
      'repost',
      'reply',
      'edit',
      'counts',
      'removed',
      'notification',
      'member-status',
      'visibility',
    ],
  }).notNull(),
  subject: uuid('subject').notNull(),
  actor: uuid('actor'),
});
