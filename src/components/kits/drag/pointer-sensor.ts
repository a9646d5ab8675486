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
  const grip = target.closest<HTMLElement>(HANDLE);
  if (!grip && target.closest('button, input, select, textarea, [contenteditable], [popover]')) return null;
  const item = (grip ?? target).closest<HTMLElement>(grip ? ITEM : `${ITEM}[data-drag-whole]`);
  if (!item) return null;
  return { item, id, x, y, hold: event.pointerType === 'touch' && grip?.dataset['dragGrip'] !== 'now' };
}

/** Pointer drags by mouse, pen and touch. Returns a detach function. */
export function attachPointerSensor(root: HTMLElement, carry: DragSession): () => void {
  let press: Press | null = null;
  let ghost: DragPreview | null = null;
  let point = { x: 0, y: 0 };
  let stopScroll = () => {};
  let swallow = false;

  const look = () => {
    const held = carry.active();
    if (held) carry.setTarget(dropTargetAtPoint(root, held, point.x, point.y));
  };
  const begin = () => {
    if (!press || !carry.pickUp(press.item)) return;
    press.item.setPointerCapture(press.id);
    ghost = createDragPreview(press.item, press.x, press.y);
    document.documentElement.dataset['dragActive'] = '';
    getSelection()?.removeAllRanges();
    stopScroll = startAutoScroll(() => point, look);
  };
  const end = () => {
    if (press?.timer) clearTimeout(press.timer);
    stopScroll();
    ghost?.remove();
    ghost = null;
    press = null;
    delete document.documentElement.dataset['dragActive'];
  };

  const down = (event: PointerEvent) => {
    swallow = false;
    if (event.button !== 0 || !event.isPrimary || carry.active()) return;
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
    if (!ghost) {
      if (press.timer && far > HOLD_PX) end();
      else if (!press.timer && far > START_PX) begin();
    }
    ghost?.moveTo(point.x, point.y);
    if (ghost) look();
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId !== press?.id) return;
    if (ghost) {
      // Swallow the click that follows the drag.
      swallow = true;
      if (carry.target()) carry.drop();
      else carry.cancel();
    }
    end();
  };
  const cancel = (event: PointerEvent) => {
    if (event.pointerId !== press?.id) return;
    if (ghost) carry.cancel();
    end();
  };
  const click = (event: MouseEvent) => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const keydown = (event: KeyboardEvent) => {
    swallow = false;
    if (!ghost || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    swallow = true;
    carry.cancel();
    end();
  };
  // While dragging, touch must not scroll, open the context menu or start a native drag.
  const still = (event: Event) => {
    if (ghost) event.preventDefault();
  };
  const own = (event: Event) => {
    if (press) event.preventDefault();
  };

  root.addEventListener('pointerdown', down);
  root.addEventListener('touchmove', still, { passive: false });
  root.addEventListener('dragstart', own);
  root.addEventListener('contextmenu', own);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', cancel);
  window.addEventListener('click', click, true);
  window.addEventListener('keydown', keydown, true);
  return () => {
    if (ghost) carry.cancel();
    end();
    root.removeEventListener('pointerdown', down);
    root.removeEventListener('touchmove', still);
    root.removeEventListener('dragstart', own);
    root.removeEventListener('contextmenu', own);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', cancel);
    window.removeEventListener('click', click, true);
    window.removeEventListener('keydown', keydown, true);
  };
}
