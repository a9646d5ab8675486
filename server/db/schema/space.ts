import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

export const spaces = pgTable('spaces', {
  /** Made by the client. */
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  /** Of the latest change. Grows under the lock of the row, so revisions commit in their order. */
  revision: integer('revision').notNull().default(0),
  /** Numbers of invoices go up to this one; never given twice. */
  lastInvoiceNumber: integer('last_invoice_number').notNull().default(0),
  createdAt: instant('created_at').notNull(),
});

export const spaceMembers = pgTable(
  'space_members',
  {
    spaceId: uuid('space_id').notNull(),
    memberId: uuid('member_id').notNull(),
    role: text('role', { enum: ['owner', 'editor', 'reader'] }).notNull(),
    joinedAt: instant('joined_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.spaceId, row.memberId] }),
    index('space_members_member').on(row.memberId),
  ],
);

/** Items may still name members who left: the removal of their accounts finds the spaces here. */
export const formerSpaceMembers = pgTable(
  'former_space_members',
  {
    spaceId: uuid('space_id').notNull(),
    memberId: uuid('member_id').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.memberId, row.spaceId] }),
    index('former_space_members_space').on(row.spaceId),
  ],
);

export const spaceItems = pgTable(
  'space_items',
  {
    spaceId: uuid('space_id').notNull(),
    /** Made by the client, unique within the space. */
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    /** Follows the schema of the kind; a deleted item keeps the body, to be restored. */
    body: jsonb('body').notNull(),
    /** Revision of the last change of each field. */
    fieldRevisions: jsonb('field_revisions').notNull(),
    revision: integer('revision').notNull(),
    changedAt: instant('changed_at').notNull(),
    changedBy: uuid('changed_by'),
    deletedAt: instant('deleted_at'),
  },
  (item) => [
    primaryKey({ columns: [item.spaceId, item.id] }),
    unique('space_items_space_id_revision_key').on(item.spaceId, item.revision),
    index('space_items_changed_by').on(item.changedBy),
    /** Of files, by the ids of their versions. */
    index('space_items_versions')
      .using('gin', sql`(body -> 'versions')`)
      .where(sql`kind = 'file'`),
    index('space_items_credit_of')
      .on(item.spaceId, sql`(${item.body}->>'creditOf')`)
      .where(sql`${item.kind} = 'invoice' AND ${item.body}->>'creditOf' IS NOT NULL`),
  ],
);

/** History of the items. */
export const spaceChanges = pgTable(
  'space_changes',
  {
    spaceId: uuid('space_id').notNull(),
    itemId: uuid('item_id').notNull(),
    revision: integer('revision').notNull(),
    memberId: uuid('member_id'),
    at: instant('at').notNull(),
    /** Changed fields with their new values. */
    fields: jsonb('fields').notNull(),
    removed: boolean('removed').notNull(),
  },
  (change) => [
    primaryKey({ columns: [change.spaceId, change.itemId, change.revision] }),
    index('space_changes_member').on(change.memberId, change.spaceId),
  ],
);
