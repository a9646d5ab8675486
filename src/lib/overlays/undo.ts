import { notify, type ToastType } from './toast';

interface Undoable {
  title: string;
  text?: string;
  undo: () => Promise<unknown>;
}

interface Deed extends Undoable {
  /** Of its toast. */
  id: string;
}

const DEPTH = 20;
const deeds: Deed[] = [];
let count = 0;

async function take(deed: Deed): Promise<void> {
  const place = deeds.indexOf(deed);
  if (place < 0) return;
  deeds.splice(place, 1);
  // Its own toast goes with it: what was taken back cannot be taken back again.
  const say = (type: ToastType, title: string, text: string) => notify({ ends: deed.id, type, title, text });
  try {
    await deed.undo();
    say('info', 'Undone', deed.title);
  } catch (error) {
    say('error', 'Not undone', error instanceof Error ? error.message : String(error));
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
export function offerUndo({ undo, ...said }: Undoable): void {
  const deed = { ...said, undo, id: `undo:${(count += 1)}` };
  deeds.push(deed);
  if (deeds.length > DEPTH) deeds.shift();
  // Once only, however often it is said.
  document.addEventListener('keydown', onKeyDown);
  notify({
    ...said,
    id: deed.id,
    type: 'success',
    action: { label: 'Undo', run: () => void take(deed) },
  });
}
