import { isOfComposition } from './composition';
import type { Shortcut } from './shortcut';
import { shortcuts, type ShortcutId } from './shortcuts';
import { getSettings } from '@/lib/settings/settings';

/** Returns false to pass the key on to the next handler. */
type ShortcutHandler = (event: KeyboardEvent) => boolean | void;
type KeyedShortcut = Shortcut & { id: ShortcutId };
export type ShortcutHandlers = Partial<Record<ShortcutId, ShortcutHandler>>;

/** Maximum pause before the second key of a sequence such as "G H", in ms. */
const SECOND_KEY_MS = 1500;

const TEXT_FIELDS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="menu"], [role="listbox"]';

const handlerStack: ShortcutHandlers[] = [];
const idsByKeys = new Map<string, ShortcutId[]>();
const addedLists = new Set<readonly KeyedShortcut[]>();

/** Scopes share keys: the last list takes precedence, and in it the last entry. */
function addShortcuts(list: readonly KeyedShortcut[]): void {
  if (addedLists.has(list)) return;
  addedLists.add(list);
  for (const { id, keys } of list) {
    for (const key of keys.map((one) => one.toLowerCase()))
      idsByKeys.set(key, [id, ...(idsByKeys.get(key) ?? [])]);
  }
}

addShortcuts(shortcuts);
const firstKeys = new Set([...idsByKeys.keys()].flatMap((keys) => /^(\w) /.exec(keys)?.[1] ?? []));

let pendingKey = '';
let pendingKeyAt = 0;

/** The latest registration takes precedence; `list` has the keys of a page's own. Returns an unregister function. */
export function registerShortcuts(
  handlers: ShortcutHandlers,
  list: readonly KeyedShortcut[] = shortcuts,
): () => void {
  addShortcuts(list);
  handlerStack.unshift(handlers);
  return () => void handlerStack.splice(handlerStack.indexOf(handlers), 1);
}

/** Fields and lists handle single keys themselves; editors and open dialogs handle every key. */
function isHandledByTarget(target: EventTarget | null, chord: boolean): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || document.querySelector('dialog[open]')) return true;
  return !chord && target.closest(TEXT_FIELDS) !== null;
}

const runShortcut = (keys: string, event: KeyboardEvent): boolean => {
  const ids = idsByKeys.get(keys) ?? [];
  return ids.some((id) => handlerStack.some((handlers) => handlers[id] && handlers[id](event) !== false));
};

function handleKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || isOfComposition(event) || event.altKey) return;
  const chord = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  // Shift with a letter is another key; symbols need Shift on many keyboards.
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

export function listenForShortcuts(): () => void {
  document.addEventListener('keydown', handleKeyDown);
  return () => document.removeEventListener('keydown', handleKeyDown);
}
