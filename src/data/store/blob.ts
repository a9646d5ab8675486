import { disk } from './database';

/** Bytes where the browser keeps nothing: they last as long as the tab. */
const unkept = new Map<string, Blob>();

/** Keeps bytes under a key until "Reset sample data". Throws QuotaExceededError when the browser is full. */
export async function keepBlob(key: string, blob: Blob): Promise<void> {
  const db = await disk();
  if (db) await db.put('blobs', blob, key);
  else unkept.set(key, blob);
}

export const readBlob = async (key: string): Promise<Blob | undefined> => {
  const db = await disk();
  return db ? db.get('blobs', key) : unkept.get(key);
};

export async function dropBlob(key: string): Promise<void> {
  unkept.delete(key);
  await (await disk())?.delete('blobs', key);
}
