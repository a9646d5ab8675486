import { formatCount, isSmallCount, lazyNumberFormat } from '@/messages/words';

const compact = lazyNumberFormat({ notation: 'compact', maximumFractionDigits: 1 });

/** 1243: "1.2K". Show `formatCount` on hover. */
export const formatShortCount = (count: number): string =>
  isSmallCount(count) ? String(count) : compact(count);

export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export const capitalize = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
