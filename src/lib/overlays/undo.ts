import { showToast, type ToastType } from './toast';

interface Undoable {
  title: string;
  text?: string;
  undo: () => Promise<unknown>;
}

interface UndoEntry extends Undoable {
  /** Of its toast. */
  id: string;
}

const MAX_UNDO_ENTRIES = 20;
const undoStack: UndoEntry[] = [];
let lastId = 0;

async function runUndo(deed: UndoEntry): Promise<void> {
  const place = undoStack.indexOf(deed);
  if (place < 0) return;
  undoStack.splice(place, 1);
  // Its own toast goes with it: what was taken back cannot be taken back again.
  const say = (type: ToastType, title: string, text: string) =>
    showToast({ dismisses: deed.id, type, title, text });
  try {
    await deed.undo();
    say('info', 'Undone', deed.title);
  } catch (error) {
    say('error', 'Not undone', error instanceof Error ? error.message : String(error));
  }
}

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select'));

function onKeyDown(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'z')
    return;
  const last = undoStack.at(-1);
  if (!last || isTextField(event.target)) return;
  event.preventDefault();
  void runUndo(last);
}

/** Says what was done, with Undo in the toast; Ctrl+Z outside of text fields undoes the latest of the last twenty. */
export function offerUndo({ undo, ...said }: Undoable): void {
  const deed = { ...said, undo, id: `undo:${(lastId += 1)}` };
  undoStack.push(deed);
  if (undoStack.length > MAX_UNDO_ENTRIES) undoStack.shift();
  // Once only, however often it is said.
  document.addEventListener('keydown', onKeyDown);
  showToast({
    ...said,
    id: deed.id,
    type: 'success',
    action: { label: 'Undo', run: () => void runUndo(deed) },
  });
}
