import { shortcuts, type ShortcutId } from './shortcuts';
import { getSettings } from '@/lib/settings/settings';

/** Does what a key stands for; false when it means nothing where it was pressed, so that somebody else may take it. */
type ShortcutHandler = (event: KeyboardEvent) => boolean | void;
export type ShortcutHandlers = Partial<Record<ShortcutId, ShortcutHandler>>;

/** Milliseconds in which the second key of "G H" is waited for. */
const SECOND_KEY_MS = 1500;

const TEXT_FIELDS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="menu"], [role="listbox"]';

const handlerStack: ShortcutHandlers[] = [];
const idsByKeys = new Map<string, ShortcutId>(
  shortcuts.flatMap(({ id, keys }) => keys.map((key) => [key.toLowerCase(), id] as const)),
);
const firstKeys = new Set([...idsByKeys.keys()].flatMap((keys) => /^(\w) /.exec(keys)?.[1] ?? []));

let pendingKey = '';
let pendingKeyAt = 0;

/** Offers what keys do while a part of the page stands; the latest offer goes first. Returns the way to stop. */
export function registerShortcuts(deeds: ShortcutHandlers): () => void {
  handlerStack.unshift(deeds);
  return () => void handlerStack.splice(handlerStack.indexOf(deeds), 1);
}

/** Whether keys belong to what has the focus: single ones to every field and list, chords to editors and dialogs. */
function isHandledByTarget(target: EventTarget | null, chord: boolean): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || document.querySelector('dialog[open]')) return true;
  return !chord && target.closest(TEXT_FIELDS) !== null;
}

const runShortcut = (keys: string, event: KeyboardEvent): boolean => {
  const id = idsByKeys.get(keys);
  return id !== undefined && handlerStack.some((deeds) => deeds[id] && deeds[id](event) !== false);
};

function handleKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.altKey) return;
  const chord = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  // A capital is another key; signs need Shift on many keyboards.
  if (event.shiftKey && (chord || /^\p{L}$/u.test(key))) return;
  const single = !chord && key.length === 1;
  if (isHandledByTarget(event.target, chord) || (single && !getSettings().singleKeys)) return;
  const before = event.timeStamp - pendingKeyAt < SECOND_KEY_MS ? pendingKey : '';
  pendingKey = '';
  if (single && !before && firstKeys.has(key)) {
    pendingKey = key;
    pendingKeyAt = event.timeStamp;
    return;
  }
  if (runShortcut(chord ? `ctrl ${key}` : before ? `${before} ${key}` : key, event)) event.preventDefault();
}

/** Listens to the keys of the registry on the whole page. Returns the way to stop. */
export function listenForShortcuts(): () => void {
  document.addEventListener('keydown', handleKeyDown);
  return () => document.removeEventListener('keydown', handleKeyDown);
}
