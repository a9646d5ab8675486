/**
 * `device` and `member` live in local storage, the tab scopes in session storage. Sign-out removes the two member
 * scopes. Names of the scope `member` end in "@" and the provider's id of the member; they hold no other "@".
 */
export type StorageScope = 'device' | 'member' | 'tab' | 'member-tab';

/** Every web storage key of the app. A key ending in ":" or "." is the prefix of a family: one entry per id. */
export const storageKeys = {
  // index.html reads it before the first paint.
  'plaza.theme-config': 'device',
  'plaza.menu-open': 'device',
  'plaza.browser-notices': 'device',
  'plaza.faq-votes': 'device',
  'plaza-views:': 'device',
  'plaza.drafts': 'device',
  'plaza.spared': 'device',
  'plaza.parted': 'device',
  // Members whose stored data could not be deleted at sign-out.
  'plaza.remaining': 'device',
  // Per member; sign-out removes that member's lock alone (session-parts.ts).
  'plaza.lock.': 'device',
  // Removed with the lock.
  'plaza.own.touched': 'device',
  'plaza.own.coming-soon': 'member',
  'plaza.sample-follows': 'member',
  'plaza.author-visits': 'member',
  'plaza.message-drafts': 'member',
  'plaza.form-draft:': 'member',
  'plaza.space': 'member',
  'plaza.file-uploads': 'member',
  'plaza.sample-files': 'member',
  'firebase.accessToken': 'tab',
  'plaza.signed-out': 'tab',
  'devtools.faults': 'tab',
  'plaza.place:': 'member-tab',
  'plaza.left-draft:': 'member-tab',
  'plaza.reminded': 'member-tab',
  'plaza.recent-searches': 'member-tab',
  'plaza.recent-searches.palette': 'member-tab',
  'plaza-wizard:': 'member-tab',
} as const satisfies Record<string, StorageScope>;

export type StorageKey = keyof typeof storageKeys;
export type StorageFamilyKey = Extract<StorageKey, `${string}:` | `${string}.`>;
