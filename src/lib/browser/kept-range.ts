import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** Mounts the items in view and the kept ones, wherever they are. A negative index is of no item. */
export const keptRange =
  (...kept: readonly number[]) =>
  (range: Range): number[] => {
    const far = kept.filter((index) => index >= 0 && index < range.count);
    return [...new Set([...defaultRangeExtractor(range), ...far])].toSorted((a, b) => a - b);
  };
