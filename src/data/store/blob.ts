import { sessionUid } from '@/lib/session/member-session';
import { sampleDatabase } from './database';

/** Fallback without IndexedDB; lost with the tab. */
const memoryBlobs = new Map<string, Blob>();
sessionUid.subscribe(() => memoryBlobs.clear());

/** Stored until "Reset sample data". Throws QuotaExceededError when storage is full. */
export async function storeBlob(key: string, blob: Blob): Promise<void> {
  const db = await sampleDatabase();
  if (db) await db.put('blobs', blob, key);
  else memoryBlobs.set(key, blob);
}

export const readBlob = async (key: string): Promise<Blob | undefined> => {
  const db = await sampleDatabase();
  return db ? db.get('blobs', key) : memoryBlobs.get(key);
};

export async function deleteBlob(key: string): Promise<void> {
  memoryBlobs.delete(key);
  await (await sampleDatabase())?.delete('blobs', key);
}
