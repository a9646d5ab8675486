import { openDraftDatabase } from './draft-database';

/** Pictures whose draft was thrown away elsewhere are forgotten after so long, in milliseconds. */
const MAX_PICTURE_AGE_MS = 60 * 86_400_000;

/** Puts a picture on disk before it resolves. Rejects when storage is full or forbidden. */
export async function savePicture(id: string, picture: Blob): Promise<void> {
  const bytes = await picture.arrayBuffer();
  const at = Date.now();
  const change = (await openDraftDatabase()).transaction('pictures', 'readwrite', { durability: 'strict' });
  await change.store.put({ bytes, type: picture.type, at }, id);
  for await (const cursor of change.store)
    if (at - cursor.value.at > MAX_PICTURE_AGE_MS) await cursor.delete();
  await change.done;
}

/** A kept picture; null when it is not on this device. */
export async function readPicture(id: string): Promise<Blob | null> {
  const kept = await (await openDraftDatabase()).get('pictures', id);
  return kept ? new Blob([kept.bytes], { type: kept.type }) : null;
}

/** Lets go of pictures that were sent or taken out. */
export async function deletePictures(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const change = (await openDraftDatabase()).transaction('pictures', 'readwrite');
  await Promise.all([...ids.map((id) => change.store.delete(id)), change.done]);
}
