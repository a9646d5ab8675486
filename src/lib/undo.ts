import { notify } from './toast';

interface Undoable {
  title: string;
  text?: string;
  undo: () => Promise<unknown>;
}

const DEPTH = 20;
const deeds: Undoable[] = [];
let listening = false;

async function take(deed: Undoable): Promise<void> {
  const place = deeds.indexOf(deed);
  if (place < 0) return;
  deeds.splice(place, 1);
  try {
    await deed.undo();
    notify({ type: 'info', title: 'Undone', text: deed.title });
  } catch (error) {
    notify({
      type: 'error',
      title: 'Not undone',
      text: error instanceof Error ? error.message : String(error),
    });
  }
}

const writesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select'));

function onKeyDown(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'z')
    return;
  const last = deeds.at(-1);
  if (!last || writesText(event.target)) return;
  event.preventDefault();
  void take(last);
}

/** Says what was done, with Undo in the toast; Ctrl+Z outside of text fields undoes the latest of the last twenty. */
export function offerUndo(deed: Undoable): void {
  deeds.push(deed);
  if (deeds.length > DEPTH) deeds.shift();
  if (!listening) {
    listening = true;
    document.addEventListener('keydown', onKeyDown);
  }
  notify({
    type: 'success',
    title: deed.title,
    ...(deed.text ? { text: deed.text } : {}),
    action: { label: 'Undo', run: () => void take(deed) },
  });
}
