import type { DragSession } from './drag-session';
import { startAutoScroll } from './auto-scroll';
import { type DragPreview, createDragPreview } from './drag-preview';
import { HANDLE, ITEM, dropTargetAtPoint } from './drop-target';

const START_PX = 5;
/** Long-press delay in ms; a moving finger scrolls the page instead. */
const HOLD_MS = 320;
const HOLD_PX = 9;

interface Press {
  item: HTMLElement;
  id: number;
  x: number;
  y: number;
  /** Long-press timer. */
  timer: number | null;
}

function pressOf(root: HTMLElement, event: PointerEvent): (Omit<Press, 'timer'> & { hold: boolean }) | null {
  const { target, clientX: x, clientY: y, pointerId: id } = event;
  if (!(target instanceof Element) || !root.contains(target)) return null;
  const handle = target.closest<HTMLElement>(HANDLE);
  if (!handle && target.closest('button, input, select, textarea, [contenteditable], [popover]')) return null;
  const item = (handle ?? target).closest<HTMLElement>(handle ? ITEM : `${ITEM}[data-drag-whole]`);
  if (!item) return null;
  return { item, id, x, y, hold: event.pointerType === 'touch' && handle?.dataset['dragHandle'] !== 'now' };
}

/** Pointer drags by mouse, pen and touch. Returns a detach function. */
export function attachPointerSensor(root: HTMLElement, session: DragSession): () => void {
  let press: Press | null = null;
  let preview: DragPreview | null = null;
  let point = { x: 0, y: 0 };
  let stopScroll = () => {};
  let swallowClick = false;

  const updateTarget = () => {
    const dragged = session.active();
    if (dragged) session.setTarget(dropTargetAtPoint(root, dragged, point.x, point.y));
  };
  const begin = () => {
    if (!press || !session.pickUp(press.item)) return;
    press.item.setPointerCapture(press.id);
    preview = createDragPreview(press.item, press.x, press.y);
    document.documentElement.dataset['dragActive'] = '';
    getSelection()?.removeAllRanges();
    stopScroll = startAutoScroll(() => point, updateTarget);
  };
  const end = () => {
    if (press?.timer) clearTimeout(press.timer);
    stopScroll();
    preview?.remove();
    preview = null;
    press = null;
    delete document.documentElement.dataset['dragActive'];
  };

  const down = (event: PointerEvent) => {
    swallowClick = false;
    if (event.button !== 0 || !event.isPrimary || session.active()) return;
    const found = pressOf(root, event);
    if (!found) return;
    const { hold, ...rest } = found;
    point = { x: rest.x, y: rest.y };
    press = { ...rest, timer: hold ? window.setTimeout(begin, HOLD_MS) : null };
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== press?.id) return;
    point = { x: event.clientX, y: event.clientY };
    const far = Math.hypot(point.x - press.x, point.y - press.y);
    if (!preview) {
      if (press.timer && far > HOLD_PX) end();
      else if (!press.timer && far > START_PX) begin();
    }
    preview?.moveTo(point.x, point.y);
    if (preview) updateTarget();
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId !== press?.id) return;
    if (preview) {
      // Swallow the click that follows the drag.
      swallowClick = true;
      if (session.target()) session.drop();
      else session.cancel();
    }
    end();
  };
  const cancel = (event: PointerEvent) => {
    if (event.pointerId !== press?.id) return;
    if (preview) session.cancel();
    end();
  };
  const click = (event: MouseEvent) => {
    if (!swallowClick) return;
    swallowClick = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const keydown = (event: KeyboardEvent) => {
    swallowClick = false;
    if (!preview || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    swallowClick = true;
    session.cancel();
    end();
  };
  // While dragging, touch must not scroll, open the context menu or start a native drag.
  const preventScroll = (event: Event) => {
    if (preview) event.preventDefault();
  };
  const preventNative = (event: Event) => {
    if (press) event.preventDefault();
  };

  root.addEventListener('pointerdown', down);
  root.addEventListener('touchmove', preventScroll, { passive: false });
  root.addEventListener('dragstart', preventNative);
  root.addEventListener('contextmenu', preventNative);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', cancel);
  window.addEventListener('click', click, true);
  window.addEventListener('keydown', keydown, true);
  return () => {
    if (preview) session.cancel();
    end();
    root.removeEventListener('pointerdown', down);
    root.removeEventListener('touchmove', preventScroll);
    root.removeEventListener('dragstart', preventNative);
    root.removeEventListener('contextmenu', preventNative);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', cancel);
    window.removeEventListener('click', click, true);
    window.removeEventListener('keydown', keydown, true);
  };
}
