import { normalizeText } from '@/components/kits/table/filter/filter';

/** Ranks of all rows by one column. Equal values share a rank; missing values have rank -1. */
export interface Ranks {
  /** By row index. */
  byRow: Int32Array;
  /** Number of distinct values. */
  count: number;
}

/** Sort key without case and accents, numbers by value ("Stall 2" before "Stall 10"). */
const sortKey = (text: string): string => {
  const plain = normalizeText(text);
  return /\d/.test(plain) ? plain.replaceAll(/\d+/g, (figures) => figures.padStart(12, '0')) : plain;
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || Number.isNaN(value);

/** Ranks values once, so that later sorts compare integers. */
export function rankValues(values: readonly unknown[]): Ranks {
  const of = new Int32Array(values.length).fill(-1);
  const rank = new Map<unknown, number>();
  const present = values.filter((value) => !isEmpty(value));
  if (present.every((value) => typeof value === 'number')) {
    const sorted = Float64Array.from(new Set(present)).toSorted();
    for (const [place, value] of sorted.entries()) rank.set(value, place);
    values.forEach((value, index) => {
      of[index] = rank.get(value) ?? -1;
    });
    return { byRow: of, count: sorted.length };
  }
  const keys = new Map<unknown, string>();
  for (const value of present) if (!keys.has(value)) keys.set(value, sortKey(String(value)));
  const sorted = [...new Set(keys.values())].toSorted();
  for (const [place, key] of sorted.entries()) rank.set(key, place);
  values.forEach((value, index) => {
    const key = keys.get(value);
    if (key !== undefined) of[index] = rank.get(key) ?? -1;
  });
  return { byRow: of, count: sorted.length };
}

/**
 * Sorts row indices by ranks, the first column first. Missing values come last in both directions; equal rows
 * keep their order. While all ranks and the index fit into an integer below 2^53, the work is one sort of a
 * typed array.
 */
export function orderByRanks(
  indices: Int32Array,
  columns: readonly { ranks: Ranks; desc: boolean }[],
): Int32Array {
  const place = (ranks: Ranks, desc: boolean, index: number): number => {
    const rank = ranks.byRow[index] ?? -1;
    if (rank < 0) return ranks.count;
    return desc ? ranks.count - 1 - rank : rank;
  };
  const n = indices.length;
  const span = columns.reduce((product, { ranks }) => product * (ranks.count + 1), Math.max(1, n));
  if (span <= Number.MAX_SAFE_INTEGER) {
    const keys = new Float64Array(n);
    for (let i = 0; i < n; i += 1) {
      let key = 0;
      for (const { ranks, desc } of columns)
        key = key * (ranks.count + 1) + place(ranks, desc, indices[i] ?? 0);
      keys[i] = key * n + i;
    }
    return Int32Array.from(keys.toSorted(), (key) => indices[key % n] ?? 0);
  }
  const places = Int32Array.from({ length: n }, (_, i) => i).toSorted((a, b) => {
    for (const { ranks, desc } of columns) {
      const by = place(ranks, desc, indices[a] ?? 0) - place(ranks, desc, indices[b] ?? 0);
      if (by !== 0) return by;
    }
    return a - b;
  });
  return places.map((i) => indices[i] ?? 0);
}
