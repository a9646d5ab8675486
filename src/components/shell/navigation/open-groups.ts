const KEY = 'plaza.menu-open';

/** Keys of the menu groups that the person left open. */
export function readOpenGroups(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers that a group was opened or closed. */
export function writeOpenGroups(key: string, open: boolean): void {
  const others = readOpenGroups().filter((one) => one !== key);
  try {
    localStorage.setItem(KEY, JSON.stringify(open ? [...others, key] : others));
  } catch {
    // Without storage the menu forgets, nothing else.
  }
}
