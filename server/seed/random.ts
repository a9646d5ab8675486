/** Seeded generator (mulberry32): every seed run gives the same data. */
export interface Random {
  /** 0 inclusive to 1 exclusive. */
  next: () => number;
  /** Integer, both bounds inclusive. */
  between: (low: number, high: number) => number;
  /** `count` distinct items in random order. */
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
