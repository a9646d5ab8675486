/** Chance that is the same each time (mulberry32), so that every first look is the same. */
export interface Random {
  /** From 0, below 1. */
  next: () => number;
  /** Whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  /** So many of a list, each once, in no order. */
  some: <T>(list: readonly T[], count: number) => T[];
}

export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    some: (list, count) =>
      list
        .map((item) => ({ item, key: next() }))
        .toSorted((a, b) => a.key - b.key)
        .slice(0, Math.max(0, count))
        .map(({ item }) => item),
  };
}
