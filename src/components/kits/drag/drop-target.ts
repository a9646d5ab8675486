const LIST = '[data-drag-list]';
export const ITEM = '[data-drag-item]';
export const HANDLE = '[data-drag-grip]';

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

/** Items of a list except the dragged one. */
export const otherItems = (list: HTMLElement, { item }: DraggedItem): HTMLElement[] =>
  allItems(list).filter((other) => other !== item);

/** Describes an item at the start of a drag; null outside a list. */
export function toDraggedItem(item: HTMLElement): DraggedItem | null {
  const list = ownerOf(item);
  return list && { item, from: { list, index: allItems(list).indexOf(item) } };
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
export function dropTargets(root: HTMLElement, carried: DraggedItem): DropTarget[] {
  const open = acceptingLists(root, carried);
  const places: DropTarget[] = [];
  const walk = (list: HTMLElement) => {
    places.push({ list, index: 0 });
    for (const [at, item] of otherItems(list, carried).entries()) {
      for (const inner of open) if (ownerOf(inner) === list && item.contains(inner)) walk(inner);
      places.push({ list, index: at + 1 });
    }
  };
  for (const list of open) {
    const owner = ownerOf(list);
    if (!owner || !open.includes(owner)) walk(list);
  }
  return places;
}

const SLACK_PX = 28;
const holds = (list: HTMLElement, x: number, y: number, slack: number): boolean => {
  const { left, right, top, bottom } = list.getBoundingClientRect();
  return x >= left - slack && x <= right + slack && y >= top - slack && y <= bottom + slack;
};
const isRtl = (list: HTMLElement): boolean => getComputedStyle(list).direction === 'rtl';

/** Drop target at a viewport point: in the innermost list, or one nearby. */
export function dropTargetAtPoint(
  root: HTMLElement,
  carried: DraggedItem,
  x: number,
  y: number,
): DropTarget | null {
  const open = acceptingLists(root, carried);
  const list =
    open.findLast((one) => holds(one, x, y, 0)) ?? open.findLast((one) => holds(one, x, y, SLACK_PX));
  if (!list) return null;
  const sideways = list.dataset['dragAxis'] === 'x';
  const turned = sideways && isRtl(list);
  const before = otherItems(list, carried).filter((item) => {
    const box = item.getBoundingClientRect();
    if (!sideways) return y > box.top + box.height / 2;
    return turned ? x < box.left + box.width / 2 : x > box.left + box.width / 2;
  });
  return { list, index: before.length };
}

/** Drop target of a click: before an item, or at the end of a list. */
export function dropTargetForElement(
  root: HTMLElement,
  carried: DraggedItem,
  target: Element,
): DropTarget | null {
  const open = acceptingLists(root, carried);
  const list = open.findLast((one) => one.contains(target));
  if (!list) return null;
  const items = otherItems(list, carried);
  const at = items.findIndex((item) => item.contains(target));
  if (at < 0) return { list, index: items.length };
  return { list, index: list === carried.from.list && at >= carried.from.index ? at + 1 : at };
}

/** Target in the adjacent list, inside the previous item, or outside the parent item. */
function adjacentListTarget(
  root: HTMLElement,
  carried: DraggedItem,
  { list, index }: DropTarget,
  by: 1 | -1,
): DropTarget | null {
  const open = acceptingLists(root, carried);
  const owner = ownerOf(list);
  const last = (inner: HTMLElement) => ({ list: inner, index: otherItems(inner, carried).length });
  if (by > 0) {
    const before = otherItems(list, carried)[index - 1];
    const inner = open.find((one) => ownerOf(one) === list && before?.contains(one));
    if (inner) return last(inner);
  } else if (owner && open.includes(owner)) {
    const around = otherItems(owner, carried).findIndex((item) => item.contains(list));
    return { list: owner, index: around + 1 };
  }
  const beside = open.filter((one) => ownerOf(one) === owner);
  const next = beside[beside.indexOf(list) + by];
  return next ? { list: next, index: Math.min(index, last(next).index) } : null;
}

/** Next drop target for an arrow key; null for other keys or at an edge. */
export function dropTargetForKey(
  root: HTMLElement,
  carried: DraggedItem,
  place: DropTarget,
  key: string,
): DropTarget | null {
  const sideways = place.list.dataset['dragAxis'] === 'x';
  const [back, on] = isRtl(place.list) ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const places = dropTargets(root, carried);
  const here = places.findIndex((one) => isSameTarget(one, place));
  if (key === 'Home') return places.find((one) => one.list === place.list) ?? null;
  if (key === 'End') return places.findLast((one) => one.list === place.list) ?? null;
  if (key === (sideways ? on : 'ArrowDown')) return places[here + 1] ?? null;
  if (key === (sideways ? back : 'ArrowUp')) return (here < 0 ? places.at(-1) : places[here - 1]) ?? null;
  if (key === (sideways ? 'ArrowDown' : on))
    return here < 0 ? (places[0] ?? null) : adjacentListTarget(root, carried, place, 1);
  if (key === (sideways ? 'ArrowUp' : back))
    return here < 0 ? null : adjacentListTarget(root, carried, place, -1);
  return null;
}
