import type { Move } from './drag-session';

/** What stands in each list, by the list's id. */
export type Lists<T> = Readonly<Record<string, readonly T[]>>;

/** The lists after a move. A copy is made by `copyOf`. */
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
