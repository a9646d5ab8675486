import { normalizeText } from '@/lib/text/normalize-text';

/** Ranks of all rows by one column. Equal values share a rank; missing values have rank -1. */
export interface Ranks {
  /** By row index. */
  byRow: Int32Array;
  /** Above every rank. */
  count: number;
}

/** Sort key without case and accents, numbers by value ("Stall 2" before "Stall 10"). */
const sortKey = (text: string): string => {
  const plain = normalizeText(text);
  return /\d/.test(plain) ? plain.replaceAll(/\d+/g, (figures) => figures.padStart(12, '0')) : plain;
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || Number.isNaN(value);

/** More ranks than this cost more to count than to sort. */
const MAX_RANKS = 2 ** 20;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Integers in few equal steps, such as cents of whole dollars, rank by arithmetic; null for other values. */
function rankIntegers(values: readonly unknown[]): Ranks | null {
  let [least, most, step] = [Infinity, -Infinity, 0];
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index];
    // Whether a value is missing costs more to ask than whether it is a number.
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
      if (isEmpty(value)) continue;
      return null;
    }
    const distance = least === Infinity ? 0 : Math.abs(value - least);
    if (distance > 0 && (step === 0 || distance % step !== 0)) step = divisor(distance, step);
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const unit = step || 1;
  const count = most < least ? 0 : (most - least) / unit + 1;
  if (count > MAX_RANKS || most - least > Number.MAX_SAFE_INTEGER) return null;
  const byRow = new Int32Array(values.length);
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index];
    byRow[index] = typeof value === 'number' && !Number.isNaN(value) ? (value - least) / unit : -1;
  }
  return { byRow, count };
}

/** Ranks values once, so that later sorts compare integers. */
export function rankValues(values: readonly unknown[]): Ranks {
  const integers = rankIntegers(values);
  if (integers) return integers;
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

/** Stable: rows of one rank keep their order. Missing values come last in both directions. */
function sortByRank(indices: Int32Array, { byRow, count }: Ranks, desc: boolean): Int32Array {
  const place = (index: number): number => {
    const rank = byRow[index] ?? -1;
    if (rank < 0) return count;
    return desc ? count - 1 - rank : rank;
  };
  // A few rows of many ranks, such as a group, are compared.
  if (indices.length * 16 < count)
    return Int32Array.from([...indices].toSorted((a, b) => place(a) - place(b)));
  // Plain loops: iterators of typed arrays are slow until the browser has optimized them, which one sort never reaches.
  const places = new Int32Array(indices.length);
  const starts = new Int32Array(count + 2);
  for (let at = 0; at < indices.length; at += 1) {
    const found = place(indices[at] ?? 0);
    places[at] = found;
    starts[found + 1] = (starts[found + 1] ?? 0) + 1;
  }
  for (let rank = 1; rank <= count; rank += 1) starts[rank] = (starts[rank] ?? 0) + (starts[rank - 1] ?? 0);
  const sorted = new Int32Array(indices.length);
  for (let at = 0; at < indices.length; at += 1) {
    const found = places[at] ?? 0;
    const start = starts[found] ?? 0;
    sorted[start] = indices[at] ?? 0;
    starts[found] = start + 1;
  }
  return sorted;
}

/**
 * Sorts row indices by ranks, the first column first; equal rows keep their order. Counts the rows of each rank, from
 * the last column to the first, instead of comparing rows.
 */
export const orderByRanks = (
  indices: Int32Array,
  columns: readonly { ranks: Ranks; desc: boolean }[],
): Int32Array => columns.reduceRight((order, { ranks, desc }) => sortByRank(order, ranks, desc), indices);
