import * as z from 'zod/mini';
import { storageEntryFamily } from './storage-entry';

/** Where a page of a list begins. */
const PageStart = z.object({
  /** Null at the top of the list. */
  cursor: z.nullable(z.string()),
  /** Cursors of the pages between the top and this page, in the order of the list. */
  above: z.array(z.string()),
});
export type PageStart = z.infer<typeof PageStart>;

/**
 * A list row by key; `offset` is the distance of its top edge from the top of the window, in px. A page of `limit` rows
 * from `start` holds the row and the window below it.
 */
const ReadingPosition = z.object({
  key: z.string(),
  offset: z.number(),
  start: z.optional(PageStart),
  limit: z.optional(z.number()),
});
export type ReadingPosition = z.infer<typeof ReadingPosition>;

const readingPosition = storageEntryFamily({
  key: 'plaza.place:',
  schema: z.nullable(ReadingPosition),
  fallback: null,
});

export const readReadingPosition = (list: string): ReadingPosition | null => readingPosition(list).get();

export function saveReadingPosition(list: string, position: ReadingPosition | null): void {
  readingPosition(list).set(position);
}
