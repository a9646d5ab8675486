import type { Task } from '@/data/task/schema';

export interface CardDropTarget {
  columnId: string;
  /** Card next to the drop position; null is the end of the column. */
  adjacentId: string | null;
  position: 'before' | 'after';
}

/**
 * Returns the cards after moving `ids` to `drop`, in their own order. Orders are fractions between
 * neighbours, so only moved cards change.
 */
export function moveCards(all: readonly Task[], ids: readonly string[], drop: CardDropTarget): Task[] {
  const moving = all.filter((task) => ids.includes(task.id));
  const column = all
    .filter((task) => task.columnId === drop.columnId && !ids.includes(task.id))
    .toSorted((a, b) => a.order - b.order);
  const at = drop.adjacentId === null ? -1 : column.findIndex((task) => task.id === drop.adjacentId);
  const index = at < 0 ? column.length : drop.position === 'before' ? at : at + 1;
  const from = column[index - 1]?.order ?? (column[index]?.order ?? 1) - 1;
  const to = column[index]?.order ?? from + moving.length + 1;
  const step = (to - from) / (moving.length + 1);
  return moving.map((task, place) => ({
    ...task,
    columnId: drop.columnId,
    order: from + step * (place + 1),
  }));
}

/** Moves an item one place left (-1) or right (1); returns changed items only. */
export function swapAdjacent<T extends { id: string; order: number }>(
  list: readonly T[],
  id: string,
  by: -1 | 1,
): T[] {
  const at = list.findIndex((item) => item.id === id);
  const one = list[at];
  const other = list[at + by];
  if (!one || !other) return [];
  return [
    { ...one, order: other.order },
    { ...other, order: one.order },
  ];
}

/** Returns the item with an order before the item at `index` of the sorted others. */
export function placeAtIndex<T extends { id: string; order: number }>(
  list: readonly T[],
  item: T,
  index: number,
): T {
  const others = list.filter(({ id }) => id !== item.id);
  const from = others[index - 1]?.order ?? (others[index]?.order ?? 1) - 2;
  const to = others[index]?.order ?? from + 2;
  return { ...item, order: (from + to) / 2 };
}

/** Drop target for a position among visible cards; a filter may hide cards in between. */
export function cardDropTargetAt(
  shown: readonly Task[],
  id: string,
  columnId: string,
  index: number,
): CardDropTarget {
  const others = shown.filter((task) => task.id !== id);
  const before = others[index];
  return before
    ? { columnId, adjacentId: before.id, position: 'before' }
    : { columnId, adjacentId: others.at(-1)?.id ?? null, position: 'after' };
}

/** Cards by column id, in order. */
export function cardsByColumn(tasks: readonly Task[]): ReadonlyMap<string, readonly Task[]> {
  const byColumn = new Map<string, Task[]>();
  for (const task of tasks) {
    const cards = byColumn.get(task.columnId);
    if (cards) cards.push(task);
    else byColumn.set(task.columnId, [task]);
  }
  return byColumn;
}
