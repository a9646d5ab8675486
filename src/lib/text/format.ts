import { formatCount, isSmallCount, lazyNumberFormat } from '@/messages/words';

const money = lazyNumberFormat({ style: 'currency', currency: 'USD' });
const compact = lazyNumberFormat({ notation: 'compact', maximumFractionDigits: 1 });

/** 124000 cents: "$1,240.00". */
export const formatDollars = (cents: number): string => money(cents / 100);

/** 1243: "1.2K". Show `formatCount` on hover. */
export const formatShortCount = (count: number): string =>
  isSmallCount(count) ? String(count) : compact(count);

export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export const capitalize = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
