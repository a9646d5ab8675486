import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Objects with the bytes of files, each once. */
export const fileContents = pgTable(
  'file_contents',
  {
    /** SHA-256 in hex. */
    hash: text('hash').primaryKey(),
    hasThumbnail: boolean('has_thumbnail').notNull().default(false),
    /** The last upload of these bytes; what is older than a day and without a file is swept. */
    claimedAt: instant('claimed_at').notNull(),
  },
  (row) => [index('file_contents_claimed').on(row.claimedAt)],
);

/** Uploads to spaces, under way or whole. Items of kind `file` name them as their versions. */
export const spaceFiles = pgTable(
  'space_files',
  {
    /** Made by the client. */
    id: uuid('id').notNull(),
    spaceId: uuid('space_id').notNull(),
    /** Whose quota it counts against; null for a removed account. */
    ownerId: uuid('owner_id'),
    contentType: text('content_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Bytes that have arrived. */
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    /** Objects of the parts in their order; none once the file is whole. */
    parts: uuid('parts').array().notNull().default([]),
    /** Null until the file is whole. */
    hash: text('hash'),
    /** An item that is not deleted names it. */
    isNamed: boolean('is_named').notNull().default(false),
    /** Signs the addresses of the file. */
    accessKey: uuid('access_key').notNull().defaultRandom(),
    touchedAt: instant('touched_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.id, row.spaceId] }),
    index('space_files_space').on(row.spaceId),
    index('space_files_owner').on(row.ownerId),
    index('space_files_hash').on(row.hash),
    index('space_files_unnamed')
      .on(row.touchedAt)
      .where(sql`NOT is_named`),
  ],
);
