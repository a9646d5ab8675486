import { openDraftDatabase } from './draft-database';

/** Pictures whose draft was deleted in another way are deleted after this time. */
const MAX_PICTURE_AGE_MS = 60 * 86_400_000;

/** Resolves once the picture, or the recording of a voice note, is on disk. Rejects when storage is full or blocked. */
export async function savePicture(id: string, picture: Blob): Promise<void> {
  const bytes = await picture.arrayBuffer();
  const at = Date.now();
  const transaction = (await openDraftDatabase()).transaction('pictures', 'readwrite', {
    durability: 'strict',
  });
  await transaction.store.put({ bytes, type: picture.type, at }, id);
  for await (const cursor of transaction.store)
    if (at - cursor.value.at > MAX_PICTURE_AGE_MS) await cursor.delete();
  await transaction.done;
}

export async function readPicture(id: string): Promise<Blob | null> {
  const stored = await (await openDraftDatabase()).get('pictures', id);
  return stored ? new Blob([stored.bytes], { type: stored.type }) : null;
}

export async function deletePictures(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const transaction = (await openDraftDatabase()).transaction('pictures', 'readwrite');
  await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
}
