import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ReportReason } from '@contract/moderation/report-reason';
import { instant } from './columns';

export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey(),
    reporterId: uuid('reporter_id').notNull(),
    /** The reported member, or the author of the reported post or message. */
    memberId: uuid('member_id').notNull(),
    /** Null, as is the message, for a report about a member. */
    postId: uuid('post_id'),
    messageId: uuid('message_id'),
    /** Of the message; a trigger writes it. */
    conversationId: uuid('conversation_id'),
    /** Of the message at the time of the report: editing and deleting it hide nothing from moderators. */
    messageText: text('message_text'),
    reason: text('reason').notNull(),
    note: text('note').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
    closedBy: uuid('closed_by'),
    action: text('action'),
    /** The claim ends by itself after a while: CLAIM_MINUTES of the contract. */
    claimedBy: uuid('claimed_by'),
    claimedAt: instant('claimed_at'),
  },
  (report) => [
    uniqueIndex('reports_once')
      .on(report.reporterId, sql`coalesce(${report.postId}, ${report.messageId}, ${report.memberId})`)
      .where(sql`${report.closedAt} IS NULL`),
    index('reports_open')
      .on(report.createdAt.desc(), report.id.desc())
      .where(sql`${report.closedAt} IS NULL`),
    index('reports_closed')
      .on(report.closedAt.desc(), report.id.desc())
      .where(sql`${report.closedAt} IS NOT NULL`),
    index('reports_member').on(report.memberId),
    index('reports_post').on(report.postId),
    index('reports_message')
      .on(report.messageId)
      .where(sql`${report.messageId} IS NOT NULL`),
    index('reports_closer').on(report.closedBy),
    index('reports_claimer')
      .on(report.claimedBy)
      .where(sql`${report.claimedBy} IS NOT NULL`),
  ],
);

/** Rows outlive the members and posts they are about. */
export const decisions = pgTable(
  'decisions',
  {
    id: uuid('id').primaryKey(),
    moderatorId: uuid('moderator_id'),
    action: text('action', {
      enum: ['dismiss', 'reopen', 'hide', 'unhide', 'remove', 'suspend', 'lift', 'uphold'],
    }).notNull(),
    memberId: uuid('member_id'),
    postId: uuid('post_id'),
    messageId: uuid('message_id'),
    /** Of the message; a trigger writes it. */
    conversationId: uuid('conversation_id'),
    at: instant('at').notNull(),
    reason: text('reason').$type<ReportReason>(),
    /** For moderators only. */
    note: text('note').notNull().default(''),
  },
  (decision) => [
    index('decisions_recent').on(decision.at.desc(), decision.id.desc()),
    index('decisions_moderator').on(decision.moderatorId),
    index('decisions_member').on(decision.memberId),
    index('decisions_post').on(decision.postId),
    index('decisions_message')
      .on(decision.messageId)
      .where(sql`${decision.messageId} IS NOT NULL`),
  ],
);

/** One per decision, of the member concerned. */
export const appeals = pgTable(
  'appeals',
  {
    id: uuid('id').primaryKey(),
    decisionId: uuid('decision_id').notNull(),
    memberId: uuid('member_id').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null while open. */
    outcome: text('outcome', { enum: ['granted', 'upheld', 'expired'] }),
    closedAt: instant('closed_at'),
    closedBy: uuid('closed_by'),
  },
  (appeal) => [
    uniqueIndex('appeals_decision').on(appeal.decisionId),
    index('appeals_open')
      .on(appeal.createdAt.desc(), appeal.id.desc())
      .where(sql`${appeal.closedAt} IS NULL`),
    index('appeals_closed')
      .on(appeal.closedAt.desc(), appeal.id.desc())
      .where(sql`${appeal.closedAt} IS NOT NULL`),
    index('appeals_member').on(appeal.memberId),
    index('appeals_closer').on(appeal.closedBy),
  ],
);
