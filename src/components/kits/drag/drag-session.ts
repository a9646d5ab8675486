import { type Carried, carriedOf, GRIP, itemsOf, openLists, type Place, samePlace } from './drop-target';

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

export interface Deeds {
  move: (move: Move) => void;
  /** For the live region. */
  say: (words: string) => void;
}

/** One item at a time, carried by a pointer or by keys. */
export interface Carry {
  held: () => Carried | null;
  /** Where it would land now. */
  aimed: () => Place | null;
  pick: (item: HTMLElement) => boolean;
  aim: (place: Place | null) => void;
  /** As `aim`, and says where that is. */
  step: (place: Place) => void;
  /** True when something was moved. */
  drop: () => boolean;
  putBack: () => void;
}

function clearMarks(root: HTMLElement): void {
  for (const marked of root.querySelectorAll<HTMLElement>('[data-drop]')) delete marked.dataset['drop'];
  for (const list of root.querySelectorAll<HTMLElement>('[data-drag-over]')) delete list.dataset['dragOver'];
}

function mark(root: HTMLElement, carried: Carried, place: Place | null): HTMLElement | null {
  clearMarks(root);
  if (!place) return null;
  const items = itemsOf(place.list, carried);
  place.list.dataset['dragOver'] = '';
  const before = items[place.index];
  const beside = before ?? items.at(-1) ?? place.list;
  beside.dataset['drop'] = before ? 'before' : beside === place.list ? 'inside' : 'after';
  return beside;
}

/** The state of a board's dragging, shown by attributes (data-dragging, data-drop, aria-pressed) and told. */
export function createCarry(root: HTMLElement, deeds: Deeds): Carry {
  let held: Carried | null = null;
  let to: Place | null = null;
  const nameOf = ({ item }: Carried) => item.dataset['dragName'] ?? '';
  const grip = (carried: Carried) => carried.item.querySelector(GRIP);
  const listName = (list: HTMLElement) => list.getAttribute('aria-label') ?? '';

  const whereIs = (carried: Carried, { list, index }: Place): string => {
    const count = `${index + 1} of ${itemsOf(list, carried).length + 1}`;
    return openLists(root, carried).length > 1 ? `${listName(list)}, ${count}` : count;
  };
  const letGo = () => {
    if (!held) return;
    delete held.item.dataset['dragging'];
    grip(held)?.setAttribute('aria-pressed', 'false');
    clearMarks(root);
    held = null;
    to = null;
  };
  const aim = (place: Place | null) => {
    to = place;
    return held && mark(root, held, place);
  };

  return {
    held: () => held,
    aimed: () => to,
    aim,
    pick: (item) => {
      held = carriedOf(item);
      if (!held) return false;
      to = held.from;
      item.dataset['dragging'] = '';
      grip(held)?.setAttribute('aria-pressed', 'true');
      const here = openLists(root, held).includes(to.list) ? whereIs(held, to) : listName(to.list);
      deeds.say(`${nameOf(held)} picked up: ${here}.`);
      return true;
    },
    step: (place) => {
      aim(place)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      if (held) deeds.say(`${whereIs(held, place)}.`);
    },
    drop: () => {
      if (!held) return false;
      const carried = held;
      const { from } = carried;
      const goes = to && !samePlace(to, from) && carried.item.isConnected;
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
      deeds.say(`${nameOf(carried)} ${words}.`);
      if (move) deeds.move(move);
      return Boolean(move);
    },
    putBack: () => {
      if (!held) return;
      deeds.say(`${nameOf(held)} is back where it was.`);
      letGo();
    },
  };
}
