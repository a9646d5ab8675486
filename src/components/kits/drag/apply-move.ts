import type { Move } from './drag-session';

/** List items by list id. */
export type Lists<T> = Readonly<Record<string, readonly T[]>>;

/** Returns the lists after a move; `copyOf` creates copies. */
export function applyMove<T extends { id: string }>(
  lists: Lists<T>,
  { id, from, to, index, copies }: Move,
  copyOf: (item: T) => T = (item) => item,
): Lists<T> {
  const item = lists[from]?.find((one) => one.id === id);
  if (!item) return lists;
  const left = copies ? lists : { ...lists, [from]: (lists[from] ?? []).filter((one) => one !== item) };
  const into = left[to] ?? [];
  return { ...left, [to]: into.toSpliced(index, 0, copies ? copyOf(item) : item) };
}
