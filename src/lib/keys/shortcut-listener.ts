import { keyActions, type KeyId } from './shortcuts';
import { getSettings } from '@/lib/settings/settings';

/** Does what a key stands for; false when it means nothing where it was pressed, so that somebody else may take it. */
type KeyDeed = (event: KeyboardEvent) => boolean | void;
export type KeyDeeds = Partial<Record<KeyId, KeyDeed>>;

/** Milliseconds in which the second key of "G H" is waited for. */
const SECOND_KEY_MS = 1500;

const FIELDS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="menu"], [role="listbox"]';

const offers: KeyDeeds[] = [];
const byKeys = new Map<string, KeyId>(
  keyActions.flatMap(({ id, keys }) => keys.map((key) => [key.toLowerCase(), id] as const)),
);
const firstKeys = new Set([...byKeys.keys()].flatMap((keys) => /^(\w) /.exec(keys)?.[1] ?? []));

let first = '';
let firstAt = 0;

/** Offers what keys do while a part of the page stands; the latest offer goes first. Returns the way to stop. */
export function offerKeys(deeds: KeyDeeds): () => void {
  offers.unshift(deeds);
  return () => void offers.splice(offers.indexOf(deeds), 1);
}

/** Whether keys belong to what has the focus: single ones to every field and list, chords to editors and dialogs. */
function isTaken(target: EventTarget | null, chord: boolean): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || document.querySelector('dialog[open]')) return true;
  return !chord && target.closest(FIELDS) !== null;
}

const does = (keys: string, event: KeyboardEvent): boolean => {
  const id = byKeys.get(keys);
  return id !== undefined && offers.some((deeds) => deeds[id] && deeds[id](event) !== false);
};

function listen(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.altKey) return;
  const chord = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  // A capital is another key; signs need Shift on many keyboards.
  if (event.shiftKey && (chord || /^\p{L}$/u.test(key))) return;
  const single = !chord && key.length === 1;
  if (isTaken(event.target, chord) || (single && !getSettings().singleKeys)) return;
  const before = event.timeStamp - firstAt < SECOND_KEY_MS ? first : '';
  first = '';
  if (single && !before && firstKeys.has(key)) {
    first = key;
    firstAt = event.timeStamp;
    return;
  }
  if (does(chord ? `ctrl ${key}` : before ? `${before} ${key}` : key, event)) event.preventDefault();
}

/** Listens to the keys of the registry on the whole page. Returns the way to stop. */
export function followKeys(): () => void {
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}
