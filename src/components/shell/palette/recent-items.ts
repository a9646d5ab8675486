import { ITEMS_KEY } from '@/lib/storage/recent-searches';

const KEPT = 6;

/** Keys of what was last chosen in the palette, the latest first. Kept for the tab only. */
export function recentItems(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(ITEMS_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** Puts one first. */
export function rememberItem(key: string): void {
  try {
    const others = recentItems().filter((one) => one !== key);
    sessionStorage.setItem(ITEMS_KEY, JSON.stringify([key, ...others].slice(0, KEPT)));
  } catch {
    // Storage is shut: nothing is recent then.
  }
}
