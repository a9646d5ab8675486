import { dragText } from '@/messages/ui/drag';
import {
  type DraggedItem,
  toDraggedItem,
  HANDLE,
  otherItems,
  countOthers,
  revealTarget,
  acceptingLists,
  type DropTarget,
  isSameTarget,
} from './drop-target';

/** A completed move. */
export interface Move {
  id: string;
  /** List ids. */
  from: string;
  to: string;
  /** Index in `to`, not counting the item itself. */
  index: number;
  /** Kind of both lists. */
  kind: string;
  /** The item also stays in `from`. */
  copies: boolean;
}

export interface DragCallbacks {
  onMove: (move: Move) => void;
  /** Announces through the live region. */
  announce: (words: string) => void;
}

/** The dragging state of one item, by pointer or keyboard. */
export interface DragSession {
  active: () => DraggedItem | null;
  /** Current drop target. */
  target: () => DropTarget | null;
  pickUp: (item: HTMLElement) => boolean;
  setTarget: (target: DropTarget | null) => void;
  /** Sets and announces the drop target. */
  moveTo: (target: DropTarget) => void;
  /** Returns whether the item moved. */
  drop: () => boolean;
  cancel: () => void;
}

function clearMarks(root: HTMLElement): void {
  for (const marked of root.querySelectorAll<HTMLElement>('[data-drop]')) delete marked.dataset['drop'];
  for (const list of root.querySelectorAll<HTMLElement>('[data-drag-over]')) delete list.dataset['dragOver'];
}

/** Marks the target position; returns the marked element, null while it is not mounted. */
function markTarget(root: HTMLElement, dragged: DraggedItem, target: DropTarget | null): HTMLElement | null {
  clearMarks(root);
  if (!target) return null;
  const { list, index } = target;
  list.dataset['dragOver'] = '';
  const others = otherItems(list, dragged);
  const before = others.find((other) => other.index === index)?.item;
  const last = others.at(-1);
  if (!before && last && last.index !== index - 1) return null;
  const marked = before ?? last?.item ?? list;
  marked.dataset['drop'] = before ? 'before' : marked === list ? 'inside' : 'after';
  return marked;
}

/**
 * Drag state of a board, reflected in attributes (data-dragging, data-drop, aria-pressed) and announcements.
 */
export function createDragSession(root: HTMLElement, { onMove, announce }: DragCallbacks): DragSession {
  let active: DraggedItem | null = null;
  let target: DropTarget | null = null;
  const itemName = ({ item }: DraggedItem) => item.dataset['dragName'] ?? '';
  const handleOf = ({ item }: DraggedItem) => item.querySelector(HANDLE);
  const listName = (list: HTMLElement) => list.getAttribute('aria-label') ?? '';

  const describeTarget = (dragged: DraggedItem, { list, index }: DropTarget): string => {
    const place = dragText.place(index + 1, countOthers(list, dragged) + 1);
    return acceptingLists(root, dragged).length > 1 ? `${listName(list)}, ${place}` : place;
  };
  // Lists mount other items while they scroll.
  const observer = new MutationObserver(() => {
    if (active) markTarget(root, active, target);
  });
  const reset = () => {
    if (!active) return;
    observer.disconnect();
    delete active.item.dataset['dragging'];
    handleOf(active)?.setAttribute('aria-pressed', 'false');
    clearMarks(root);
    active = null;
    target = null;
  };
  const setTarget = (next: DropTarget | null) => {
    target = next;
    return active && markTarget(root, active, next);
  };

  return {
    active: () => active,
    target: () => target,
    setTarget,
    pickUp: (item) => {
      active = toDraggedItem(item);
      if (!active) return false;
      const { from } = active;
      target = from;
      item.dataset['dragging'] = '';
      observer.observe(root, { childList: true, subtree: true });
      handleOf(active)?.setAttribute('aria-pressed', 'true');
      const position = acceptingLists(root, active).includes(from.list)
        ? describeTarget(active, from)
        : listName(from.list);
      announce(dragText.pickedUp(itemName(active), position));
      return true;
    },
    moveTo: (next) => {
      const marked = setTarget(next);
      if (!active) return;
      revealTarget(next, active, marked);
      announce(`${describeTarget(active, next)}.`);
    },
    drop: () => {
      if (!active) return false;
      const dragged = active;
      const { item, from } = dragged;
      const to = target && !isSameTarget(target, from) && item.isConnected ? target : null;
      const name = itemName(dragged);
      const outcome = to ? dragText.dropped(name, describeTarget(dragged, to)) : dragText.didNotMove(name);
      const move = to && {
        id: item.dataset['dragItem'] ?? '',
        from: from.list.dataset['dragList'] ?? '',
        to: to.list.dataset['dragList'] ?? '',
        index: to.index,
        kind: from.list.dataset['dragKind'] ?? '',
        copies: from.list.dataset['dragCopies'] !== undefined,
      };
      reset();
      announce(outcome);
      if (move) onMove(move);
      return Boolean(move);
    },
    cancel: () => {
      if (!active) return;
      announce(dragText.movedBack(itemName(active)));
      reset();
    },
  };
}
