import { RECENT_ITEMS_KEY } from '@/lib/storage/recent-searches';

const MAX_RECENT_ITEMS = 6;

/** Keys of what was last chosen in the palette, the latest first. Kept for the tab only. */
export function readRecentItems(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(RECENT_ITEMS_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** Puts one first. */
export function addRecentItem(key: string): void {
  try {
    const others = readRecentItems().filter((one) => one !== key);
    sessionStorage.setItem(RECENT_ITEMS_KEY, JSON.stringify([key, ...others].slice(0, MAX_RECENT_ITEMS)));
  } catch {
    // Storage is shut: nothing is recent then.
  }
}
