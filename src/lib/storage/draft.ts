import { openDraftDatabase } from './draft-database';
import { setHasDrafts } from './draft-flag';
import { type Draft, emptyDraft, emptyDraftPost, getDraftPictureIds, isBlankDraft } from './draft-types';
import { requestPersistentStorage } from './persistent-storage';

/** Adds the fields that an earlier version of the app did not store. */
function completeDraft(stored: Draft): Draft {
  const draft = { ...emptyDraft, ...stored };
  return { ...draft, continued: draft.continued.map((post) => ({ ...emptyDraftPost, ...post })) };
}

/**
 * `name` is "<uid>:post" or "<uid>:reply:<post id>", with the identity provider's uid. Null when the draft is missing
 * or storage is blocked.
 */
export async function readDraft(name: string): Promise<Draft | null> {
  try {
    const stored = await (await openDraftDatabase()).get('drafts', name);
    return stored ? completeDraft(stored) : null;
  } catch {
    return null;
  }
}

const prefixRange = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

export async function listDrafts(prefix: string): Promise<{ name: string; draft: Draft }[]> {
  const transaction = (await openDraftDatabase()).transaction('drafts');
  const range = prefixRange(prefix);
  const [names, drafts] = await Promise.all([
    transaction.store.getAllKeys(range),
    transaction.store.getAll(range),
  ]);
  return drafts.map((draft, index) => ({
    name: (names[index] ?? prefix).slice(prefix.length),
    draft: completeDraft(draft),
  }));
}

/**
 * Resolves once the draft is on disk; deletes a blank draft. Resolves with false, and writes nothing, where `isOwn`
 * denies the stored draft. Rejects when storage is full or blocked.
 */
export async function saveDraft(
  name: string,
  draft: Draft,
  isOwn: (stored: Draft) => boolean = () => true,
): Promise<boolean> {
  const db = await openDraftDatabase();
  const transaction = db.transaction('drafts', 'readwrite', { durability: 'strict' });
  const stored = await transaction.store.get(name);
  if (stored && !isOwn({ ...emptyDraft, ...stored })) return false;
  const write = isBlankDraft(draft) ? transaction.store.delete(name) : transaction.store.put(draft, name);
  const [count] = await Promise.all([write.then(() => transaction.store.count()), transaction.done]);
  setHasDrafts(count > 0);
  if (count > 0) void requestPersistentStorage();
  return true;
}

/**
 * Deletes the drafts of a member, and the pictures that neither another member's draft nor `neededPictures` holds.
 * Rejects when storage does not answer.
 */
export async function deleteDrafts(uid: string, neededPictures: readonly string[] = []): Promise<void> {
  const transaction = (await openDraftDatabase()).transaction(['drafts', 'pictures'], 'readwrite');
  const drafts = transaction.objectStore('drafts');
  const pictures = transaction.objectStore('pictures');
  await drafts.delete(prefixRange(`${uid}:`));
  const otherDrafts = await drafts.getAll();
  const needed = new Set([...neededPictures, ...otherDrafts.flatMap(getDraftPictureIds)]);
  const unused = (await pictures.getAllKeys()).filter((id) => !needed.has(id));
  await Promise.all([...unused.map((id) => pictures.delete(id)), transaction.done]);
  setHasDrafts(otherDrafts.length > 0);
}
