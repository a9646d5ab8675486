import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns';

/** Links of new and edited posts; the job `link-cards` takes them. */
export const linkLookups = pgTable('link_lookups', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  url: text('url').notNull(),
});

/** What a page says about itself, by its address; without a title there is no card. */
export const linkCards = pgTable(
  'link_cards',
  {
    url: text('url').primaryKey(),
    title: text('title'),
    description: text('description').notNull().default(''),
    site: text('site').notNull().default(''),
    pictureUrl: text('picture_url'),
    /** Last time that a post with the link was written. */
    usedAt: instant('used_at').notNull(),
    /** Last completed attempt to fetch the page. */
    triedAt: instant('tried_at'),
    /** Next attempt; null until a post uses the link again. */
    dueAt: instant('due_at'),
    /** Attempts without an answer since the last answer. */
    failures: smallint('failures').notNull().default(0),
  },
  (card) => [
    index('link_cards_due')
      .on(card.dueAt)
      .where(sql`${card.dueAt} IS NOT NULL`),
  ],
);

/** Copies of the pictures of cards, WebP, tens of kB. */
export const linkPictures = pgTable(
  'link_pictures',
  {
    id: uuid('id').primaryKey(),
    url: text('url').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (picture) => [index('link_pictures_url').on(picture.url)],
);
