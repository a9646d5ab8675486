import { createStore } from '@/lib/store/create-store';

/** Share of each picture already sent, 0 to 1, by picture id; only running uploads have an entry. */
export const uploadProgress = createStore<ReadonlyMap<string, number>>(new Map());

/** `share` null ends the upload. */
export function setUploadProgress(id: string, share: number | null): void {
  const next = new Map(uploadProgress.get());
  if (share === null) next.delete(id);
  else next.set(id, share);
  uploadProgress.set(next);
}
