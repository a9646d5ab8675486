import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { instant, xid8 } from './columns';

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    memberId: uuid('member_id').notNull(),
    key: text('key').notNull(),
    operation: text('operation').notNull(),
    payloadHash: text('payload_hash').notNull(),
    /** JSON text of the response. */
    answer: text('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.memberId, row.key] }),
    index('idempotency_keys_age').on(row.createdAt),
  ],
);

/** Rate limits of all processes; a missing row is a full bucket. */
export const rateBuckets = pgTable('rate_buckets', {
  /** Hash of the bucket and the member or address. */
  key: text('key').primaryKey(),
  fullAt: instant('full_at').notNull(),
});

export const events = pgTable(
  'events',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    xid: xid8('xid')
      .notNull()
      .default(sql`event_xid()`),
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
        'moderation',
        'message',
        'conversation',
        'message-read',
        'session-ended',
        'space-changed',
      ],
    }).notNull(),
    /**
     * A post; a member for `notification`, `member-status`, `session-ended` and `visibility`; no row for `moderation`; a message for `message`; a conversation for
     * `conversation` and `message-read`; a space for `space-changed`.
     */
    subject: uuid('subject').notNull(),
    /**
     * The member who reposted or read; the only receiver of a `conversation` or `space-changed` event, null for all
     * members.
     */
    actor: uuid('actor'),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
  },
  (event) => [index('events_order').on(event.xid, event.id), index('events_age').on(event.at)],
);

/** One row: the transaction id up to which events have been deleted. */
export const eventsHorizon = pgTable('events_horizon', {
  single: boolean('single').primaryKey().default(true),
  xid: xid8('xid').notNull(),
  /** Added to transaction ids; above zero in a restored database. */
  shift: bigint('shift', { mode: 'number' }).notNull().default(0),
});

/** Positions of events that a restore has lost: above `(after, 0)` and below `before`. */
export const eventGaps = pgTable('event_gaps', {
  after: xid8('after').primaryKey(),
  before: xid8('before').notNull(),
});

/** Numbers that reads would have to count, by name: `members`. */
export const totals = pgTable('totals', {
  name: text('name').primaryKey(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
});

export const migrations = pgTable('migrations', {
  name: text('name').primaryKey(),
  appliedAt: timestamp('applied_at', { withTimezone: true })
    .notNull()
    .default(sql`now()`),
});

/** Migrations that take away what builds without `needs` use. */
export const contractSteps = pgTable('contract_steps', {
  migration: text('migration').primaryKey(),
  needs: text('needs').notNull(),
});

/** Commands of operators; rows outlive the members they are about. */
export const operatorActions = pgTable(
  'operator_actions',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    /** The name that the operator gave, or of the account of the machine. */
    operator: text('operator').notNull(),
    command: text('command').notNull(),
    memberId: uuid('member_id'),
    note: text('note').notNull().default(''),
  },
  (action) => [
    index('operator_actions_recent').on(action.at.desc(), action.id.desc()),
    index('operator_actions_member').on(action.memberId),
  ],
);
