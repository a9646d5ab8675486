import { ProblemError } from '../../call-as';

/** Pages are small, so that a list has several. */
const LIMIT = 4;
const MAX_PAGES = 200;

interface Page<Item> {
  items: readonly Item[];
  nextCursor: string | null;
}

/** All items of a list, page by page. */
export async function walk<Item>(
  read: (query: { limit: number; cursor?: string }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { items: more, nextCursor } = await read({ limit: LIMIT, ...(cursor !== undefined && { cursor }) });
    items.push(...more);
    if (nextCursor === null) return items;
    cursor = nextCursor;
  }
  throw new Error(`A list has more than ${MAX_PAGES} pages`);
}

export const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

export const REFUSED = ['refused'];

/** A list as one member reads it, and what it should hold. */
export interface Comparison {
  name: string;
  expected: readonly string[];
  actual: () => Promise<readonly string[]>;
  /** A ranked list may leave items out, and shows what other histories left. */
  ranked?: boolean;
}

async function readOrRefused(actual: Comparison['actual']): Promise<readonly string[]> {
  try {
    return await actual();
  } catch (cause) {
    if (cause instanceof ProblemError && cause.problem.status < 500) return REFUSED;
    throw cause;
  }
}

/** `known` are the ids of the history. */
export async function compareList(
  { name, expected, actual, ranked = false }: Comparison,
  known: ReadonlySet<string>,
): Promise<string[]> {
  const all = await readOrRefused(actual);
  const found = ranked ? all.filter((id) => known.has(id)) : all.toSorted();
  if (!ranked && found.join() === expected.toSorted().join()) return [];
  const lacks = ranked ? [] : expected.filter((item) => !found.includes(item));
  const shows = found.filter((item) => !expected.includes(item));
  if (lacks.length + shows.length > 0)
    return [...lacks.map((item) => `${name} lacks ${item}`), ...shows.map((item) => `${name} shows ${item}`)];
  return ranked ? [] : [`${name} shows ${found.join()} instead of ${expected.toSorted().join()}`];
}
