import {
  type DraggedItem,
  toDraggedItem,
  HANDLE,
  otherItems,
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
  setTarget: (place: DropTarget | null) => void;
  /** Sets and announces the drop target. */
  moveTo: (place: DropTarget) => void;
  /** Returns whether the item moved. */
  drop: () => boolean;
  cancel: () => void;
}

function clearMarks(root: HTMLElement): void {
  for (const marked of root.querySelectorAll<HTMLElement>('[data-drop]')) delete marked.dataset['drop'];
  for (const list of root.querySelectorAll<HTMLElement>('[data-drag-over]')) delete list.dataset['dragOver'];
}

function mark(root: HTMLElement, carried: DraggedItem, place: DropTarget | null): HTMLElement | null {
  clearMarks(root);
  if (!place) return null;
  const items = otherItems(place.list, carried);
  place.list.dataset['dragOver'] = '';
  const before = items[place.index];
  const beside = before ?? items.at(-1) ?? place.list;
  beside.dataset['drop'] = before ? 'before' : beside === place.list ? 'inside' : 'after';
  return beside;
}

/**
 * Drag state of a board, reflected in attributes (data-dragging, data-drop, aria-pressed) and announcements.
 */
export function createDragSession(root: HTMLElement, deeds: DragCallbacks): DragSession {
  let held: DraggedItem | null = null;
  let to: DropTarget | null = null;
  const nameOf = ({ item }: DraggedItem) => item.dataset['dragName'] ?? '';
  const grip = (carried: DraggedItem) => carried.item.querySelector(HANDLE);
  const listName = (list: HTMLElement) => list.getAttribute('aria-label') ?? '';

  const whereIs = (carried: DraggedItem, { list, index }: DropTarget): string => {
    const count = `${index + 1} of ${otherItems(list, carried).length + 1}`;
    return acceptingLists(root, carried).length > 1 ? `${listName(list)}, ${count}` : count;
  };
  const letGo = () => {
    if (!held) return;
    delete held.item.dataset['dragging'];
    grip(held)?.setAttribute('aria-pressed', 'false');
    clearMarks(root);
    held = null;
    to = null;
  };
  const aim = (place: DropTarget | null) => {
    to = place;
    return held && mark(root, held, place);
  };

  return {
    active: () => held,
    target: () => to,
    setTarget: aim,
    pickUp: (item) => {
      held = toDraggedItem(item);
      if (!held) return false;
      to = held.from;
      item.dataset['dragging'] = '';
      grip(held)?.setAttribute('aria-pressed', 'true');
      const here = acceptingLists(root, held).includes(to.list) ? whereIs(held, to) : listName(to.list);
      deeds.announce(`${nameOf(held)} picked up: ${here}.`);
      return true;
    },
    moveTo: (place) => {
      aim(place)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      if (held) deeds.announce(`${whereIs(held, place)}.`);
    },
    drop: () => {
      if (!held) return false;
      const carried = held;
      const { from } = carried;
      const goes = to && !isSameTarget(to, from) && carried.item.isConnected;
      const words = goes && to ? `dropped: ${whereIs(carried, to)}` : 'is where it was';
      const move = goes &&
        to && {
          id: carried.item.dataset['dragItem'] ?? '',
          from: from.list.dataset['dragList'] ?? '',
          to: to.list.dataset['dragList'] ?? '',
          index: to.index,
          kind: from.list.dataset['dragKind'] ?? '',
          copies: from.list.dataset['dragCopies'] !== undefined,
        };
      letGo();
      deeds.announce(`${nameOf(carried)} ${words}.`);
      if (move) deeds.onMove(move);
      return Boolean(move);
    },
    cancel: () => {
      if (!held) return;
      deeds.announce(`${nameOf(held)} is back where it was.`);
      letGo();
    },
  };
}
