import type { Audience } from '@contract/post';
import { openDraftDatabase } from './draft-database';
import { setHasDrafts } from './draft-flag';
import { requestPersistentStorage } from './persistent-storage';

/** A picture of a draft; its bytes are kept beside it (`picture-store`). */
export interface DraftPicture {
  id: string;
  alt: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** What stands in one field of a composer with all that hangs on it. */
export interface DraftPost {
  text: string;
  contentWarning: string | null;
  /** Two to four options and the minutes until it closes; null without a poll. */
  poll: { options: string[]; minutes: number } | null;
  pictures: DraftPicture[];
}

/** What stands in a composer and has not been sent. */
export interface Draft extends DraftPost {
  audience: Audience;
  /** When it is to be published, ISO 8601; null for at once. */
  publishAt: string | null;
  /** What follows as a thread. */
  continued: DraftPost[];
  /** The idempotency key under which it was on its way before; null where it never was. */
  key: string | null;
}

export const emptyDraftPost: DraftPost = { text: '', contentWarning: null, poll: null, pictures: [] };
export const emptyDraft: Draft = {
  ...emptyDraftPost,
  audience: 'public',
  publishAt: null,
  continued: [],
  key: null,
};

/** The posts of a draft in order. */
export const getDraftPosts = (draft: Draft): DraftPost[] => [draft, ...draft.continued];

/** The ids of the pictures of a draft. */
export const getDraftPictureIds = (draft: Draft): string[] =>
  getDraftPosts(draft).flatMap((piece) => piece.pictures.map(({ id }) => id));

export const isBlankDraftPost = (piece: DraftPost): boolean =>
  !piece.text.trim() &&
  !piece.contentWarning?.trim() &&
  piece.pictures.length === 0 &&
  !piece.poll?.options.some((option) => option.trim());

/** Nothing was typed: not worth keeping. */
export const isBlankDraft = (draft: Draft): boolean => getDraftPosts(draft).every(isBlankDraftPost);

/**
 * The draft kept under a name ("<uid>:post", "<uid>:reply:<post id>", where `uid` is the provider's id of the member);
 * null when there is none.
 */
export async function readDraft(name: string): Promise<Draft | null> {
  try {
    const kept = await (await openDraftDatabase()).get('drafts', name);
    // One of an earlier version of the app holds less.
    return kept ? { ...emptyDraft, ...kept } : null;
  } catch {
    return null;
  }
}

const prefixRange = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** The drafts whose name begins so, by the rest of their name. */
export async function listDrafts(prefix: string): Promise<{ name: string; draft: Draft }[]> {
  const change = (await openDraftDatabase()).transaction('drafts');
  const range = prefixRange(prefix);
  const [names, drafts] = await Promise.all([change.store.getAllKeys(range), change.store.getAll(range)]);
  return drafts.map((draft, at) => ({
    name: (names[at] ?? prefix).slice(prefix.length),
    draft: { ...emptyDraft, ...draft },
  }));
}

/** Puts a draft on disk before it resolves; a blank one is removed. Rejects when storage is full or forbidden. */
export async function saveDraft(name: string, draft: Draft): Promise<void> {
  const db = await openDraftDatabase();
  const change = db.transaction('drafts', 'readwrite', { durability: 'strict' });
  const write = isBlankDraft(draft) ? change.store.delete(name) : change.store.put(draft, name);
  const [left] = await Promise.all([write.then(() => change.store.count()), change.done]);
  setHasDrafts(left > 0);
  if (left > 0) void requestPersistentStorage();
}

/**
 * Removes the drafts of a member from this device, at sign-out, and the pictures that nobody else's drafts hold and
 * that are not among `needed`.
 */
export async function deleteDrafts(uid: string, needed: readonly string[] = []): Promise<void> {
  try {
    const change = (await openDraftDatabase()).transaction(['drafts', 'pictures'], 'readwrite');
    const drafts = change.objectStore('drafts');
    const pictures = change.objectStore('pictures');
    await drafts.delete(prefixRange(`${uid}:`));
    const others = await drafts.getAll();
    const held = new Set([...needed, ...others.flatMap(getDraftPictureIds)]);
    const gone = (await pictures.getAllKeys()).filter((id) => !held.has(id));
    await Promise.all([...gone.map((id) => pictures.delete(id)), change.done]);
    setHasDrafts(others.length > 0);
  } catch {
    // Nothing could be kept either.
  }
}
