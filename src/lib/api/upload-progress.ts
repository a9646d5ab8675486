const progressById = new Map<string, number>();
const listeners = new Set<() => void>();

/** Notes how much of a picture has been sent, from 0 to 1; null when nothing is under way. */
export function setUploadProgress(id: string, share: number | null): void {
  if (share === null) progressById.delete(id);
  else progressById.set(id, share);
  for (const tell of listeners) tell();
}

export const getUploadProgress = (id: string): number | null => progressById.get(id) ?? null;

export function subscribeUploadProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
