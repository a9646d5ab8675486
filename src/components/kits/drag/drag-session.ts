import {
  type DraggedItem,
  toDraggedItem,
  HANDLE,
  otherItems,
  acceptingLists,
  type DropTarget,
  isSameTarget,
} from './drop-target';

/** Something went from a list to another one, or elsewhere in its own. */
export interface Move {
  id: string;
  /** Ids of lists. */
  from: string;
  to: string;
  /** Where it stands then, counted in `to` without it. */
  index: number;
  /** Of both lists. */
  kind: string;
  /** It stays in `from` as well. */
  copies: boolean;
}

export interface DragCallbacks {
  onMove: (move: Move) => void;
  /** For the live region. */
  announce: (words: string) => void;
}

/** One item at a time, carried by a pointer or by keys. */
export interface DragSession {
  active: () => DraggedItem | null;
  /** Where it would land now. */
  target: () => DropTarget | null;
  pickUp: (item: HTMLElement) => boolean;
  setTarget: (place: DropTarget | null) => void;
  /** As `aim`, and says where that is. */
  moveTo: (place: DropTarget) => void;
  /** True when something was moved. */
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

/** The state of a board's dragging, shown by attributes (data-dragging, data-drop, aria-pressed) and told. */
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
