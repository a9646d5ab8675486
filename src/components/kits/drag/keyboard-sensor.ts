import type { DragSession } from './drag-session';
import { HANDLE, ITEM, dropTargetForKey, dropTargetForElement } from './drop-target';

/**
 * Space, Enter or a click on a handle picks up and drops; arrows, Home, End and Page keys move; Escape cancels. Clicking a position
 * drops there, so dragging is never required. `onMoved` receives the id of the moved item. Returns a detach function.
 */
export function attachKeyboardSensor(
  root: HTMLElement,
  session: DragSession,
  onMoved: (id: string) => void,
): () => void {
  const drop = () => {
    const id = session.active()?.item.dataset['dragItem'] ?? '';
    if (session.drop()) onMoved(id);
  };
  const click = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const dragged = session.active();
    const inside = root.contains(target);
    if (!dragged) {
      const item = inside ? target.closest(HANDLE)?.closest<HTMLElement>(ITEM) : null;
      if (item) session.pickUp(item);
      return;
    }
    const dropTarget =
      inside && !dragged.item.contains(target) ? dropTargetForElement(root, dragged, target) : null;
    if (dropTarget) session.setTarget(dropTarget);
    else if (!dragged.item.contains(target)) {
      session.cancel();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    drop();
  };
  const keydown = (event: KeyboardEvent) => {
    const dragged = session.active();
    if (!dragged || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' || event.key === 'Tab') {
      session.cancel();
      if (event.key === 'Tab') return;
    } else if (!/^Arrow|^Home$|^End$|^Page/.test(event.key)) return;
    else {
      const next = dropTargetForKey(root, dragged, session.target() ?? dragged.from, event.key);
      if (next) session.moveTo(next);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', click, true);
  document.addEventListener('keydown', keydown, true);
  return () => {
    document.removeEventListener('click', click, true);
    document.removeEventListener('keydown', keydown, true);
  };
}
