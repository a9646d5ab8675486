import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

export const lists = pgTable(
  'lists',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (list) => [
    uniqueIndex('lists_name')
      .on(list.memberId, sql`lower(${list.name})`)
      .where(sql`${list.deletedAt} IS NULL`),
    index('lists_member').on(list.memberId),
    index('lists_deleted')
      .on(list.deletedAt)
      .where(sql`${list.deletedAt} IS NOT NULL`),
  ],
);

export const listMembers = pgTable(
  'list_members',
  {
    listId: uuid('list_id').notNull(),
    memberId: uuid('member_id').notNull(),
    /** Repeats `lists.member_id`, for the index that finds the lists with an author. */
    ownerId: uuid('owner_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.listId, row.memberId, row.ownerId] }),
    index('list_members_recent').on(row.listId, row.createdAt.desc(), row.memberId.desc()),
    index('list_members_member').on(row.memberId, row.ownerId, row.listId),
  ],
);
