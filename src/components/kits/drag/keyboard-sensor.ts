import type { DragSession } from './drag-session';
import { HANDLE, ITEM, dropTargetForKey, dropTargetForElement } from './drop-target';

/**
 * Space, Enter or a click on a handle picks up and drops; arrows move; Escape cancels. Clicking a position
 * drops there, so dragging is never required. `moved` receives the moved id. Returns a detach function.
 */
export function attachKeyboardSensor(
  root: HTMLElement,
  carry: DragSession,
  moved: (id: string) => void,
): () => void {
  const drop = () => {
    const id = carry.active()?.item.dataset['dragItem'] ?? '';
    if (carry.drop()) moved(id);
  };
  const click = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const held = carry.active();
    const inside = root.contains(target);
    if (!held) {
      const item = inside ? target.closest(HANDLE)?.closest<HTMLElement>(ITEM) : null;
      if (item) carry.pickUp(item);
      return;
    }
    const place = inside && !held.item.contains(target) ? dropTargetForElement(root, held, target) : null;
    if (place) carry.setTarget(place);
    else if (!held.item.contains(target)) {
      carry.cancel();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    drop();
  };
  const keydown = (event: KeyboardEvent) => {
    const held = carry.active();
    if (!held || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' || event.key === 'Tab') {
      carry.cancel();
      if (event.key === 'Tab') return;
    } else if (!/^Arrow|^Home$|^End$/.test(event.key)) return;
    else {
      const next = dropTargetForKey(root, held, carry.target() ?? held.from, event.key);
      if (next) carry.moveTo(next);
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
