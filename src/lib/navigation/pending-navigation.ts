/** Path of a page that somebody has chosen and that is not drawn yet; null while none is. */
let pendingPath: string | null = null;
const listeners = new Set<() => void>();

export const getPendingPath = (): string | null => pendingPath;

export function setPendingPath(path: string | null): void {
  pendingPath = path;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export const subscribePendingPath = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
