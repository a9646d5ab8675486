import * as z from 'zod/mini';
import { storageEntryFamily } from './storage-entry';

/** A list row by key and index; `offset` is the distance of its top edge from the top of the window, in px. */
const ReadingPosition = z.object({ key: z.string(), offset: z.number(), index: z.number() });
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
