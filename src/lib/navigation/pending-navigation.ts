/** Path of a page that somebody has chosen and that is not drawn yet; null while none is. */
let way: string | null = null;
const listeners = new Set<() => void>();

export const getWay = (): string | null => way;

export function setWay(path: string | null): void {
  way = path;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export const subscribeWay = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
