import type { Carry } from './drag-session';
import { GRIP, ITEM, placeBeyond, placeOn } from './drop-target';

/**
 * Space, Enter or a plain click on a grip picks up and drops, arrows move, Escape puts back. A click on another
 * place drops there: nobody has to drag. `moved` gets the id of what was moved. Returns what ends it.
 */
export function attachKeys(root: HTMLElement, carry: Carry, moved: (id: string) => void): () => void {
  const drop = () => {
    const id = carry.held()?.item.dataset['dragItem'] ?? '';
    if (carry.drop()) moved(id);
  };
  const click = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const held = carry.held();
    const inside = root.contains(target);
    if (!held) {
      const item = inside ? target.closest(GRIP)?.closest<HTMLElement>(ITEM) : null;
      if (item) carry.pick(item);
      return;
    }
    const place = inside && !held.item.contains(target) ? placeOn(root, held, target) : null;
    if (place) carry.aim(place);
    else if (!held.item.contains(target)) {
      carry.putBack();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    drop();
  };
  const keydown = (event: KeyboardEvent) => {
    const held = carry.held();
    if (!held || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' || event.key === 'Tab') {
      carry.putBack();
      if (event.key === 'Tab') return;
    } else if (!/^Arrow|^Home$|^End$/.test(event.key)) return;
    else {
      const next = placeBeyond(root, held, carry.aimed() ?? held.from, event.key);
      if (next) carry.step(next);
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
