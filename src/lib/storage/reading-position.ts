import * as z from 'zod/mini';

/** Where somebody was in a list: a row and how far its upper edge stood below the top of the window, in pixels. */
const Place = z.object({ key: z.string(), offset: z.number(), index: z.number() });
export type ReadingPosition = z.infer<typeof Place>;

const PREFIX = 'plaza.place:';

/** The place kept for a list in this tab; null when there is none or storage is shut. */
export function readReadingPosition(list: string): ReadingPosition | null {
  try {
    const parsed = Place.safeParse(JSON.parse(sessionStorage.getItem(PREFIX + list) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Keeps a place for Back and reload; null forgets it (the reader is at the top). */
export function saveReadingPosition(list: string, place: ReadingPosition | null): void {
  try {
    if (place) sessionStorage.setItem(PREFIX + list, JSON.stringify(place));
    else sessionStorage.removeItem(PREFIX + list);
  } catch {
    // Storage is full or forbidden: the place is lost on reload, nothing else.
  }
}

/** Forgets every place, at sign-out. */
export function clearReadingPositions(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing could be kept either.
  }
}
