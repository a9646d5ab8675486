import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

const spellingColumns = () => ({
  tag: text('tag').notNull(),
  label: text('label').notNull(),
  folded: text('folded')
    .notNull()
    .generatedAlwaysAs(sql`search_fold(tag)`),
  posts: integer('posts').notNull(),
});

/** Posts per tag and spelling, without the changes that are not merged yet. */
export const tags = pgTable('tags', spellingColumns(), (row) => [
  primaryKey({ columns: [row.tag, row.label] }),
  index('tags_folded').on(row.folded.op('text_pattern_ops')),
  index('tags_folded_trgm').using('gin', row.folded.op('gin_trgm_ops')),
]);

/** Written by triggers; `posts` may be negative. */
export const tagChanges = pgTable('tag_changes', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  ...spellingColumns(),
});

/** As of `computedAt`, the same for all rows. */
export const trends = pgTable('trends', {
  rank: smallint('rank').primaryKey(),
  tag: text('tag').notNull(),
  label: text('label').notNull(),
  posts: integer('posts').notNull(),
  /** Posts per slice of three hours, oldest first. */
  slope: integer('slope').array().notNull(),
  computedAt: instant('computed_at').notNull(),
});

export const tagFollows = pgTable(
  'tag_follows',
  {
    memberId: uuid('member_id').notNull(),
    tag: text('tag').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.memberId, row.tag] })],
);
