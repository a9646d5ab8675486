import * as z from 'zod/mini';

const KEY = 'plaza.recent-searches';
/** What was last chosen in the palette: see recent-items.ts. */
export const ITEMS_KEY = `${KEY}.palette`;
const KEPT = 8;
const List = z.array(z.string().check(z.maxLength(200)));

/** The last searches of this tab's member, the latest first. Kept for the tab only: nothing stays after it. */
export function recentSearches(): string[] {
  try {
    const parsed = List.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** Puts a search first. */
export function rememberSearch(q: string): void {
  try {
    const others = recentSearches().filter((one) => one.toLowerCase() !== q.toLowerCase());
    sessionStorage.setItem(KEY, JSON.stringify([q, ...others].slice(0, KEPT)));
  } catch {
    // Storage is shut: there are no recent searches then.
  }
}

/** Forgets them all, and what was chosen in the palette. */
export function forgetSearches(): void {
  try {
    sessionStorage.removeItem(KEY);
    sessionStorage.removeItem(ITEMS_KEY);
  } catch {
    // Nothing could be kept either.
  }
}
