const LIST = '[data-drag-list]';
export const ITEM = '[data-drag-item]';
export const HANDLE = '[data-drag-handle]';

/** A position in a list: before the item at `index`, not counting the dragged item. */
export interface DropTarget {
  list: HTMLElement;
  index: number;
}

/** The dragged item and its origin. */
export interface DraggedItem {
  item: HTMLElement;
  from: DropTarget;
}

const ownerOf = (element: Element): HTMLElement | null =>
  element.parentElement?.closest<HTMLElement>(LIST) ?? null;

/** Direct items of a list, without those of nested lists. */
const allItems = (list: HTMLElement): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>(ITEM)].filter((item) => ownerOf(item) === list);

/** The list has mounted only some of its items. */
const isVirtual = (list: HTMLElement): boolean => list.dataset['dragCount'] !== undefined;

interface PlacedItem {
  item: HTMLElement;
  /** Among all items of the list except the dragged one. */
  index: number;
}

/** Mounted items of a list except the dragged one. */
export function otherItems(list: HTMLElement, { item, from }: DraggedItem): PlacedItem[] {
  const others = allItems(list).filter((other) => other !== item);
  if (!isVirtual(list)) return others.map((other, index) => ({ item: other, index }));
  const own = from.list === list ? Number(item.dataset['dragIndex']) : Infinity;
  return others.map((other) => {
    const index = Number(other.dataset['dragIndex']);
    return { item: other, index: index > own ? index - 1 : index };
  });
}

/** Number of items except the dragged one, mounted or not. */
export const countOthers = (list: HTMLElement, dragged: DraggedItem): number =>
  isVirtual(list)
    ? Number(list.dataset['dragCount']) - (dragged.from.list === list ? 1 : 0)
    : otherItems(list, dragged).length;

/** Describes an item at the start of a drag; null outside a list. */
export function toDraggedItem(item: HTMLElement): DraggedItem | null {
  const list = ownerOf(item);
  if (!list) return null;
  const index = isVirtual(list) ? Number(item.dataset['dragIndex']) : allItems(list).indexOf(item);
  return { item, from: { list, index } };
}

/** Name of the event that asks a list to mount and show an item. */
export const REVEAL_EVENT = 'drag-reveal';

/** Scrolls a drop target into view. `marked` is its mounted item. */
export function revealTarget(
  { list, index }: DropTarget,
  { item, from }: DraggedItem,
  marked: HTMLElement | null,
): void {
  (marked ?? list).scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (marked || !isVirtual(list)) return;
  const isAfterOwn = from.list === list && Number(item.dataset['dragIndex']) <= index;
  list.dispatchEvent(new CustomEvent(REVEAL_EVENT, { detail: isAfterOwn ? index + 1 : index }));
}

/** Lists that accept the dragged item, in document order, never inside the item itself. */
export const acceptingLists = (root: HTMLElement, { item, from }: DraggedItem): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(LIST)].filter(
    (list) =>
      list.dataset['dragKind'] === from.list.dataset['dragKind'] &&
      list.dataset['dragClosed'] === undefined &&
      !item.contains(list),
  );

export const isSameTarget = (a: DropTarget, b: DropTarget): boolean =>
  a.list === b.list && a.index === b.index;

/** All drop targets in document order; nested lists sit between their neighbours. */
export function dropTargets(root: HTMLElement, dragged: DraggedItem): DropTarget[] {
  const open = acceptingLists(root, dragged);
  const targets: DropTarget[] = [];
  const walk = (list: HTMLElement) => {
    targets.push({ list, index: 0 });
    if (isVirtual(list)) {
      for (let at = 1; at <= countOthers(list, dragged); at += 1) targets.push({ list, index: at });
      return;
    }
    for (const { item, index } of otherItems(list, dragged)) {
      for (const inner of open) if (ownerOf(inner) === list && item.contains(inner)) walk(inner);
      targets.push({ list, index: index + 1 });
    }
  };
  for (const list of open) {
    const owner = ownerOf(list);
    if (!owner || !open.includes(owner)) walk(list);
  }
  return targets;
}

const SLACK_PX = 28;
const contains = (list: HTMLElement, x: number, y: number, slack: number): boolean => {
  const { left, right, top, bottom } = list.getBoundingClientRect();
  return x >= left - slack && x <= right + slack && y >= top - slack && y <= bottom + slack;
};
const isRtl = (list: HTMLElement): boolean => getComputedStyle(list).direction === 'rtl';

/** Drop target at a viewport point: in the innermost list, or one nearby. */
export function dropTargetAtPoint(
  root: HTMLElement,
  dragged: DraggedItem,
  x: number,
  y: number,
): DropTarget | null {
  const open = acceptingLists(root, dragged);
  const list =
    open.findLast((one) => contains(one, x, y, 0)) ?? open.findLast((one) => contains(one, x, y, SLACK_PX));
  if (!list) return null;
  const sideways = list.dataset['dragAxis'] === 'x';
  const turned = sideways && isRtl(list);
  const others = otherItems(list, dragged);
  const before = others.findLast(({ item }) => {
    const box = item.getBoundingClientRect();
    if (!sideways) return y > box.top + box.height / 2;
    return turned ? x < box.left + box.width / 2 : x > box.left + box.width / 2;
  });
  return { list, index: before ? before.index + 1 : (others[0]?.index ?? 0) };
}

/** Drop target of a click: before an item, or at the end of a list. */
export function dropTargetForElement(
  root: HTMLElement,
  dragged: DraggedItem,
  target: Element,
): DropTarget | null {
  const open = acceptingLists(root, dragged);
  const list = open.findLast((one) => one.contains(target));
  if (!list) return null;
  const found = otherItems(list, dragged).find(({ item }) => item.contains(target));
  if (!found) return { list, index: countOthers(list, dragged) };
  const { index } = found;
  return { list, index: list === dragged.from.list && index >= dragged.from.index ? index + 1 : index };
}

/** Target in the adjacent list, inside the previous item, or outside the parent item. */
function adjacentListTarget(
  root: HTMLElement,
  dragged: DraggedItem,
  { list, index }: DropTarget,
  by: 1 | -1,
): DropTarget | null {
  const open = acceptingLists(root, dragged);
  const owner = ownerOf(list);
  const last = (inner: HTMLElement) => ({ list: inner, index: countOthers(inner, dragged) });
  if (by > 0) {
    const before = otherItems(list, dragged).find((other) => other.index === index - 1)?.item;
    const inner = open.find((one) => ownerOf(one) === list && before?.contains(one));
    if (inner) return last(inner);
  } else if (owner && open.includes(owner)) {
    const parentIndex = otherItems(owner, dragged).findIndex(({ item }) => item.contains(list));
    return { list: owner, index: parentIndex + 1 };
  }
  const siblings = open.filter((one) => ownerOf(one) === owner);
  const next = siblings[siblings.indexOf(list) + by];
  return next ? { list: next, index: Math.min(index, last(next).index) } : null;
}

/** Positions that PageDown and PageUp pass. */
const PAGE_ITEMS = 10;

/** Next drop target for a key; null for other keys or at an edge. */
export function dropTargetForKey(
  root: HTMLElement,
  dragged: DraggedItem,
  from: DropTarget,
  key: string,
): DropTarget | null {
  const sideways = from.list.dataset['dragAxis'] === 'x';
  const [back, on] = isRtl(from.list) ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === 'PageDown' || key === 'PageUp') {
    const index = from.index + (key === 'PageDown' ? PAGE_ITEMS : -PAGE_ITEMS);
    return { list: from.list, index: Math.min(Math.max(index, 0), countOthers(from.list, dragged)) };
  }
  const targets = dropTargets(root, dragged);
  const here = targets.findIndex((one) => isSameTarget(one, from));
  if (key === 'Home') return targets.find((one) => one.list === from.list) ?? null;
  if (key === 'End') return targets.findLast((one) => one.list === from.list) ?? null;
  if (key === (sideways ? on : 'ArrowDown')) return targets[here + 1] ?? null;
  if (key === (sideways ? back : 'ArrowUp')) return (here < 0 ? targets.at(-1) : targets[here - 1]) ?? null;
  if (key === (sideways ? 'ArrowDown' : on))
    return here < 0 ? (targets[0] ?? null) : adjacentListTarget(root, dragged, from, 1);
  if (key === (sideways ? 'ArrowUp' : back))
    return here < 0 ? null : adjacentListTarget(root, dragged, from, -1);
  return null;
}
