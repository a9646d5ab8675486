import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

const relationshipColumns = () => ({
  memberId: uuid('member_id').notNull(),
  targetId: uuid('target_id').notNull(),
  createdAt: instant('created_at').notNull(),
});
const relationshipKey = (row: { memberId: AnyPgColumn; targetId: AnyPgColumn }) =>
  primaryKey({ columns: [row.memberId, row.targetId] });

const followColumns = () => ({
  ...relationshipColumns(),
  /** Part of the followers of the target: not while the member is suspended. */
  followerCounted: boolean('follower_counted').notNull().default(true),
  /** Part of what the member follows: not while the target is suspended. */
  followingCounted: boolean('following_counted').notNull().default(true),
});

export const follows = pgTable('follows', followColumns(), (follow) => [
  relationshipKey(follow),
  index('follows_target').on(follow.targetId, follow.memberId),
  index('follows_following').on(follow.memberId, follow.createdAt.desc(), follow.targetId.desc()),
  index('follows_followers').on(follow.targetId, follow.createdAt.desc(), follow.memberId.desc()),
]);

export const followRequests = pgTable(
  'follow_requests',
  {
    ...relationshipColumns(),
    answer: text('answer', { enum: ['approve', 'decline'] }),
    answeredAt: instant('answered_at'),
  },
  (request) => [
    relationshipKey(request),
    index('follow_requests_recent').on(request.targetId, request.createdAt.desc(), request.memberId.desc()),
    index('follow_requests_answered')
      .on(request.answeredAt)
      .where(sql`${request.answeredAt} IS NOT NULL`),
  ],
);

export const mutes = pgTable('mutes', relationshipColumns(), (mute) => [
  relationshipKey(mute),
  index('mutes_recent').on(mute.memberId, mute.createdAt.desc(), mute.targetId.desc()),
  index('mutes_target').on(mute.targetId),
]);

export const blocks = pgTable('blocks', relationshipColumns(), (block) => [
  relationshipKey(block),
  index('blocks_recent').on(block.memberId, block.createdAt.desc(), block.targetId.desc()),
  index('blocks_target').on(block.targetId, block.memberId),
]);
