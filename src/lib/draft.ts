import type { DBSchema, IDBPDatabase } from 'idb';
import type { Audience } from '@contract/post';
import { markDrafts } from './draft-mark';

/** What stands in a composer and has not been sent. */
export interface Draft {
  text: string;
  contentWarning: string | null;
  audience: Audience;
  /** Two to four options and the minutes until it closes; null without a poll. */
  poll: { options: string[]; minutes: number } | null;
}

export const emptyDraft: Draft = { text: '', contentWarning: null, audience: 'public', poll: null };

/** Nothing was typed: not worth keeping. */
export const isBlank = (draft: Draft): boolean =>
  !draft.text.trim() && !draft.contentWarning?.trim() && !draft.poll?.options.some((option) => option.trim());

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft };
}

let opening: Promise<IDBPDatabase<Schema>> | undefined;

const database = (): Promise<IDBPDatabase<Schema>> => {
  opening ??= import('idb').then(({ openDB }) =>
    openDB<Schema>('plaza-drafts', 1, { upgrade: (db) => void db.createObjectStore('drafts') }),
  );
  return opening;
};

/** The draft kept under a name ("<member id>:post", "<member id>:reply:<post id>"); null when there is none. */
export async function readDraft(name: string): Promise<Draft | null> {
  try {
    return (await (await database()).get('drafts', name)) ?? null;
  } catch {
    return null;
  }
}

/** Puts a draft on disk before it resolves; a blank one is removed. Rejects when storage is full or forbidden. */
export async function keepDraft(name: string, draft: Draft): Promise<void> {
  const db = await database();
  const change = db.transaction('drafts', 'readwrite', { durability: 'strict' });
  const write = isBlank(draft) ? change.store.delete(name) : change.store.put(draft, name);
  const [left] = await Promise.all([write.then(() => change.store.count()), change.done]);
  markDrafts(left > 0);
}

/** Removes every draft from this device, at sign-out. */
export async function forgetDrafts(): Promise<void> {
  try {
    await (await database()).clear('drafts');
    markDrafts(false);
  } catch {
    // Nothing could be kept either.
  }
}
