import * as z from 'zod/mini';

const KEY = 'plaza.recent-searches';
/** What was last chosen in the palette: see recent-items.ts. */
export const RECENT_ITEMS_KEY = `${KEY}.palette`;
const MAX_RECENT_SEARCHES = 8;
const List = z.array(z.string().check(z.maxLength(200)));

/** The last searches of this tab's member, the latest first. Kept for the tab only: nothing stays after it. */
export function readRecentSearches(): string[] {
  try {
    const parsed = List.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** Puts a search first. */
export function addRecentSearch(q: string): void {
  try {
    const others = readRecentSearches().filter((one) => one.toLowerCase() !== q.toLowerCase());
    sessionStorage.setItem(KEY, JSON.stringify([q, ...others].slice(0, MAX_RECENT_SEARCHES)));
  } catch {
    // Storage is shut: there are no recent searches then.
  }
}

/** Forgets them all, and what was chosen in the palette. */
export function clearRecentSearches(): void {
  try {
    sessionStorage.removeItem(KEY);
    sessionStorage.removeItem(RECENT_ITEMS_KEY);
  } catch {
    // Nothing could be kept either.
  }
}
