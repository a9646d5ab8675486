import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { CONFIGURABLE_KINDS, NOTIFICATION_KINDS } from '@contract/notification/notification-kind';
import { WELCOME_STEPS } from '@contract/member/member';
import type { ProfileField } from '@contract/member/profile-field';
import type { ReportReason } from '@contract/moderation/report-reason';
import { instant, tsvector, xid8 } from './columns';

const isActive = (member: { suspendedAt: AnyPgColumn; deletesAt: AnyPgColumn }) =>
  sql`${member.suspendedAt} IS NULL AND ${member.deletesAt} IS NULL`;

export const members = pgTable(
  'members',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid').notNull(),
    email: text('email'),
    handle: text('handle').notNull(),
    name: text('name').notNull(),
    bio: text('bio').notNull().default(''),
    fields: jsonb('fields')
      .$type<ProfileField[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    avatarUrl: text('avatar_url'),
    bannerUrl: text('banner_url'),
    role: text('role', { enum: ['member', 'moderator'] })
      .notNull()
      .default('member'),
    suspendedAt: instant('suspended_at'),
    /** Null for a suspension without a term. */
    suspendedUntil: instant('suspended_until'),
    suspendedFor: text('suspended_for').$type<ReportReason>(),
    /** A suspension has begun or ended, and counts of others may not show that yet. */
    countsDue: boolean('counts_due').notNull().default(false),
    /** Sign-ins before this moment are revoked. */
    signedOutAt: instant('signed_out_at'),
    /** The account is hidden until then, and removed afterwards. */
    deletesAt: instant('deletes_at'),
    handleChangedAt: instant('handle_changed_at'),
    pinnedId: uuid('pinned_id'),
    approvesFollowers: boolean('approves_followers').notNull().default(false),
    /** Visitors may read the profile and public posts. */
    openToVisitors: boolean('open_to_visitors').notNull().default(true),
    /** The member no longer approves followers: a job approves the requests that wait. */
    requestsDue: boolean('requests_due').notNull().default(false),
    /** Notification kinds this member has switched off. */
    quietKinds: text('quiet_kinds', { enum: CONFIGURABLE_KINDS }).array().notNull().default([]),
    /** Where the first steps continue; null once they are over. */
    welcome: text('welcome', { enum: WELCOME_STEPS }),
    postCount: integer('post_count').notNull().default(0),
    followingCount: integer('following_count').notNull().default(0),
    followerCount: integer('follower_count').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    words: tsvector('words')
      .notNull()
      .generatedAlwaysAs(
        sql`to_tsvector('simple'::regconfig, search_words(((name || ' '::text) || handle)))`,
      ),
    foldedName: text('folded_name')
      .notNull()
      .generatedAlwaysAs(sql`search_fold(name)`),
  },
  (member) => [
    index('members_email').on(sql`lower(${member.email})`),
    index('members_handle_trgm').using('gin', member.handle.op('gin_trgm_ops')),
    index('members_folded_name_trgm').using('gin', member.foldedName.op('gin_trgm_ops')),
    index('members_words').using('gin', member.words),
    index('members_followers').on(member.followerCount, member.handle).where(isActive(member)),
    index('members_name')
      .on(sql`lower(${member.name})`, member.handle)
      .where(isActive(member)),
    index('members_by_handle').on(member.handle).where(isActive(member)),
    index('members_joined').on(member.createdAt, member.handle).where(isActive(member)),
    index('members_suspended')
      .on(member.id)
      .where(sql`${member.suspendedAt} IS NOT NULL`),
    index('members_counts_due')
      .on(member.id)
      .where(sql`${member.countsDue}`),
    index('members_deletes')
      .on(member.deletesAt)
      .where(sql`${member.deletesAt} IS NOT NULL`),
    index('members_suspended_until')
      .on(member.suspendedUntil)
      .where(sql`${member.suspendedUntil} IS NOT NULL`),
    index('members_requests_due')
      .on(member.id)
      .where(sql`${member.requestsDue}`),
    index('members_pinned')
      .on(member.pinnedId)
      .where(sql`${member.pinnedId} IS NOT NULL`),
  ],
);

/** Handles of all members, so that each is one member's: docs/decisions/0082-names.md. */
export const handles = pgTable('handles', {
  handle: text('handle').primaryKey(),
  memberId: uuid('member_id').notNull(),
});

/** Accounts of the identity provider. */
export const accounts = pgTable('accounts', {
  uid: text('uid').primaryKey(),
  memberId: uuid('member_id').notNull(),
});

/** The position of each member's last write. */
export const lastWrites = pgTable('last_writes', {
  memberId: uuid('member_id').primaryKey(),
  xid: xid8('xid').notNull(),
});

export const mutedWords = pgTable(
  'muted_words',
  {
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    /** As entered. */
    text: text('text').notNull(),
    /** Normalised by the SQL function `written_words`. */
    plain: text('plain').notNull(),
    /** Of a word with punctuation: normalised by `plain_words`. */
    bare: text('bare'),
    whole: boolean('whole').notNull(),
    until: instant('until'),
    createdAt: instant('created_at').notNull(),
  },
  (word) => [
    primaryKey({ columns: [word.id, word.memberId] }),
    unique('muted_words_member_id_plain_whole_key').on(word.memberId, word.plain, word.whole),
  ],
);

export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    kind: text('kind', { enum: NOTIFICATION_KINDS }).notNull(),
    actorId: uuid('actor_id').notNull(),
    postId: uuid('post_id'),
    /** Set for spaces only. */
    spaceId: uuid('space_id'),
    /** Rows of one group are one list entry. */
    groupKey: text('group_key').notNull(),
    at: instant('at').notNull(),
    decision: text('decision', {
      enum: ['dismiss', 'reopen', 'hide', 'unhide', 'remove', 'suspend', 'lift', 'uphold'],
    }),
  },
  (row) => [
    primaryKey({ columns: [row.id, row.memberId] }),
    unique('notifications_member_id_actor_id_group_key_key').on(row.memberId, row.actorId, row.groupKey),
    index('notifications_recent').on(row.memberId, row.at.desc(), row.id.desc()),
    index('notifications_group').on(row.memberId, row.groupKey, row.at.desc(), row.id.desc()),
    index('notifications_actor').on(row.actorId),
    index('notifications_post').on(row.postId),
    index('notifications_space')
      .on(row.spaceId)
      .where(sql`${row.spaceId} IS NOT NULL`),
  ],
);

/** How far a member has read a list; `postId` and `savedAt` only for feeds. */
export const readMarkers = pgTable(
  'read_markers',
  {
    memberId: uuid('member_id').notNull(),
    list: text('list', { enum: ['notifications', 'following', 'for-you', 'visit', 'catch-up'] }).notNull(),
    at: instant('at').notNull(),
    postId: uuid('post_id'),
    savedAt: instant('saved_at'),
  },
  (marker) => [
    primaryKey({ columns: [marker.memberId, marker.list] }),
    index('read_markers_post').on(marker.postId),
  ],
);

export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id').notNull().unique('data_exports_member_id_key'),
    state: text('state', { enum: ['queued', 'running', 'ready', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: smallint('attempts').notNull().default(0),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    bytes: bigint('bytes', { mode: 'number' }),
    /** Part of the download address. */
    secret: text('secret').notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** Of a running export: the process that writes the archive is alive. */
    touchedAt: instant('touched_at'),
    expiresAt: instant('expires_at'),
  },
  (row) => [
    index('data_exports_waiting')
      .on(row.requestedAt)
      .where(sql`${row.state} IN ('queued', 'running')`),
    index('data_exports_age')
      .on(row.expiresAt)
      .where(sql`${row.expiresAt} IS NOT NULL`),
  ],
);

export const formerHandles = pgTable(
  'former_handles',
  {
    handle: text('handle').primaryKey(),
    memberId: uuid('member_id').notNull(),
    /** Until then nobody else can take the handle. */
    heldUntil: instant('held_until').notNull(),
  },
  (row) => [index('former_handles_member').on(row.memberId), index('former_handles_age').on(row.heldUntil)],
);
