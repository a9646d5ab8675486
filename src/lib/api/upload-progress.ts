const shares = new Map<string, number>();
const listeners = new Set<() => void>();

/** Notes how much of a picture has been sent, from 0 to 1; null when nothing is under way. */
export function setProgress(id: string, share: number | null): void {
  if (share === null) shares.delete(id);
  else shares.set(id, share);
  for (const tell of listeners) tell();
}

export const progressOf = (id: string): number | null => shares.get(id) ?? null;

export function onProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
