import * as z from 'zod/mini';
import { storageEntry } from './storage-entry';

const MAX_RECENT_SEARCHES = 8;

export const recentSearches = storageEntry({
  key: 'plaza.recent-searches',
  schema: z.array(z.string().check(z.maxLength(200))),
  fallback: [],
});

export const recentPaletteItems = storageEntry({
  key: 'plaza.recent-searches.palette',
  schema: z.array(z.string()),
  fallback: [],
});

export function addRecentSearch(query: string): void {
  const others = recentSearches.get().filter((other) => other.toLowerCase() !== query.toLowerCase());
  recentSearches.set([query, ...others].slice(0, MAX_RECENT_SEARCHES));
}

export function clearRecentSearches(): void {
  recentSearches.remove();
  recentPaletteItems.remove();
}
