import { withinSession } from '@/lib/session/member-session';
import { undoText } from '@/messages/ui/undo';
import { showToast, type ToastType } from './toast';

interface Undoable {
  title: string;
  text?: string;
  undo: () => Promise<unknown>;
  /** Of the write in the outbox, whose refusal takes the toast back. */
  key?: string;
  /** No toast: the button that made the change undoes it. */
  quiet?: true;
}

interface UndoEntry extends Undoable {
  id: string;
}

const MAX_UNDO_ENTRIES = 20;
/** A change that hangs holds Ctrl+Z back for no longer, in ms. */
const MAX_STORING_MS = 5_000;
const undoStack: UndoEntry[] = [];
let lastId = 0;
let lastToast: string | null = null;
/** Changes that pages show already, and that offer their undo once they are stored, each with its begin. */
const storing = new Map<object, number>();
/** Ctrl+Z was pressed while a change was being stored. */
let isAwaited = false;

async function runUndo(entry: UndoEntry): Promise<void> {
  const index = undoStack.indexOf(entry);
  if (index < 0) return;
  undoStack.splice(index, 1);
  const showResult = (type: ToastType, title: string, text: string) =>
    showToast({ dismisses: entry.id, type, title, text });
  try {
    await withinSession(entry.undo());
    showResult('info', undoText.undone, entry.title);
  } catch (error) {
    showResult('error', undoText.couldNotUndo, error instanceof Error ? error.message : String(error));
  }
}

export const undoToastId = (key: string | number): string => `undo:${key}`;

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select'));

const isStoring = (): boolean => [...storing.values()].some((since) => Date.now() - since < MAX_STORING_MS);

function undoLast(): void {
  const last = undoStack.at(-1);
  if (last) void runUndo(last);
}

function onKeyDown(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'z')
    return;
  const waits = isStoring();
  if (isTextField(event.target) || (undoStack.length === 0 && !waits)) return;
  event.preventDefault();
  isAwaited = waits;
  if (!waits) undoLast();
}

/** Adding the same listener again has no effect. */
const listen = () => document.addEventListener('keydown', onKeyDown);

/** From now to `endStoringUndoable` Ctrl+Z waits for the change, and does not undo the one before it. */
export function beginStoringUndoable(change: object): void {
  storing.set(change, Date.now());
  listen();
}

/** After the change has offered its undo. A change that was not stored has none: Ctrl+Z meanwhile undoes nothing. */
export function endStoringUndoable(change: object, isStored: boolean): void {
  if (!storing.delete(change)) return;
  isAwaited &&= isStored;
  if (!isAwaited || isStoring()) return;
  isAwaited = false;
  undoLast();
}

/** At the end of a session: an undo would act with the next member's token. */
export function clearUndo(): void {
  undoStack.length = 0;
  lastToast = null;
  storing.clear();
  isAwaited = false;
}

/**
 * Shows a toast with Undo in place of the last one. Ctrl+Z outside text fields undoes the latest of the last 20
 * entries. Returns a function that gives the change another title, as when it turned out to be another one.
 */
export function offerUndo({ undo, quiet, key, ...message }: Undoable): (title: string) => void {
  const entry: UndoEntry = { ...message, undo, id: undoToastId(key ?? (lastId += 1)) };
  undoStack.push(entry);
  if (undoStack.length > MAX_UNDO_ENTRIES) undoStack.shift();
  listen();
  const show = (dismisses: string | null) =>
    showToast({
      id: entry.id,
      title: entry.title,
      ...(entry.text === undefined ? {} : { text: entry.text }),
      ...(dismisses === null ? {} : { dismisses }),
      type: 'success',
      action: { label: undoText.undo, run: () => void runUndo(entry) },
    });
  if (!quiet) {
    show(lastToast);
    lastToast = entry.id;
  }
  return (title) => {
    entry.title = title;
    if (lastToast === entry.id && undoStack.includes(entry)) show(null);
  };
}
