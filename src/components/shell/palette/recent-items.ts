import { recentPaletteItems } from '@/lib/storage/recent-searches';

const MAX_RECENT_ITEMS = 6;

export const readRecentItems = (): string[] => recentPaletteItems.get();

export function addRecentItem(key: string): void {
  const others = readRecentItems().filter((other) => other !== key);
  recentPaletteItems.set([key, ...others].slice(0, MAX_RECENT_ITEMS));
}
