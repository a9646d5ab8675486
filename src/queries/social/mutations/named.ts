interface Named {
  id: string;
  name: string;
  /** Things in it. */
  count: number;
}

const byName = (a: Named, b: Named): number => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1);

/** The member's folders or lists after one was created, renamed, restored or (`on` is false) deleted. */
export function withNamed<Item extends Named>(
  items: readonly Item[],
  { id, name, on }: { id: string; name: string; on: boolean },
): (Item | Named)[] {
  const others = items.filter((item) => item.id !== id);
  if (!on) return others;
  const count = items.find((item) => item.id === id)?.count ?? 0;
  return [...others, { id, name, count }].toSorted(byName);
}
