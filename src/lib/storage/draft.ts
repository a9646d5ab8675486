import type { Audience } from '@contract/post';
import { draftDatabase } from './draft-database';
import { markDrafts } from './draft-flag';
import { askToKeep } from './persistent-storage';

/** A picture of a draft; its bytes are kept beside it (`picture-store`). */
export interface DraftPicture {
  id: string;
  alt: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** What stands in one field of a composer with all that hangs on it. */
export interface DraftPiece {
  text: string;
  contentWarning: string | null;
  /** Two to four options and the minutes until it closes; null without a poll. */
  poll: { options: string[]; minutes: number } | null;
  pictures: DraftPicture[];
}

/** What stands in a composer and has not been sent. */
export interface Draft extends DraftPiece {
  audience: Audience;
  /** When it is to be published, ISO 8601; null for at once. */
  publishAt: string | null;
  /** What follows as a thread. */
  continued: DraftPiece[];
  /** The idempotency key under which it was on its way before; null where it never was. */
  key: string | null;
}

export const emptyPiece: DraftPiece = { text: '', contentWarning: null, poll: null, pictures: [] };
export const emptyDraft: Draft = {
  ...emptyPiece,
  audience: 'public',
  publishAt: null,
  continued: [],
  key: null,
};

/** The posts of a draft in order. */
export const piecesOf = (draft: Draft): DraftPiece[] => [draft, ...draft.continued];

/** The ids of the pictures of a draft. */
export const picturesOf = (draft: Draft): string[] =>
  piecesOf(draft).flatMap((piece) => piece.pictures.map(({ id }) => id));

export const isBlankPiece = (piece: DraftPiece): boolean =>
  !piece.text.trim() &&
  !piece.contentWarning?.trim() &&
  piece.pictures.length === 0 &&
  !piece.poll?.options.some((option) => option.trim());

/** Nothing was typed: not worth keeping. */
export const isBlank = (draft: Draft): boolean => piecesOf(draft).every(isBlankPiece);

/**
 * The draft kept under a name ("<uid>:post", "<uid>:reply:<post id>", where `uid` is the provider's id of the member);
 * null when there is none.
 */
export async function readDraft(name: string): Promise<Draft | null> {
  try {
    const kept = await (await draftDatabase()).get('drafts', name);
    // One of an earlier version of the app holds less.
    return kept ? { ...emptyDraft, ...kept } : null;
  } catch {
    return null;
  }
}

const namesFrom = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** The drafts whose name begins so, by the rest of their name. */
export async function listDrafts(prefix: string): Promise<{ name: string; draft: Draft }[]> {
  const change = (await draftDatabase()).transaction('drafts');
  const range = namesFrom(prefix);
  const [names, drafts] = await Promise.all([change.store.getAllKeys(range), change.store.getAll(range)]);
  return drafts.map((draft, at) => ({
    name: (names[at] ?? prefix).slice(prefix.length),
    draft: { ...emptyDraft, ...draft },
  }));
}

/** Puts a draft on disk before it resolves; a blank one is removed. Rejects when storage is full or forbidden. */
export async function keepDraft(name: string, draft: Draft): Promise<void> {
  const db = await draftDatabase();
  const change = db.transaction('drafts', 'readwrite', { durability: 'strict' });
  const write = isBlank(draft) ? change.store.delete(name) : change.store.put(draft, name);
  const [left] = await Promise.all([write.then(() => change.store.count()), change.done]);
  markDrafts(left > 0);
  if (left > 0) void askToKeep();
}

/**
 * Removes the drafts of a member from this device, at sign-out, and the pictures that nobody else's drafts hold and
 * that are not among `needed`.
 */
export async function forgetDrafts(uid: string, needed: readonly string[] = []): Promise<void> {
  try {
    const change = (await draftDatabase()).transaction(['drafts', 'pictures'], 'readwrite');
    const drafts = change.objectStore('drafts');
    const pictures = change.objectStore('pictures');
    await drafts.delete(namesFrom(`${uid}:`));
    const others = await drafts.getAll();
    const held = new Set([...needed, ...others.flatMap(picturesOf)]);
    const gone = (await pictures.getAllKeys()).filter((id) => !held.has(id));
    await Promise.all([...gone.map((id) => pictures.delete(id)), change.done]);
    markDrafts(others.length > 0);
  } catch {
    // Nothing could be kept either.
  }
}
