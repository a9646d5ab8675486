/** Creates the formatter on first use: the first Intl object costs as much as rendering ten posts. */
const lazyNumberFormat = (options: Intl.NumberFormatOptions): ((value: number) => string) => {
  let format: Intl.NumberFormat | undefined;
  return (value) => (format ??= new Intl.NumberFormat('en-US', options)).format(value);
};
const money = lazyNumberFormat({ style: 'currency', currency: 'USD' });
const compact = lazyNumberFormat({ notation: 'compact', maximumFractionDigits: 1 });
const whole = lazyNumberFormat({});

/** 124000 cents: "$1,240.00". */
export const formatDollars = (cents: number): string => money(cents / 100);

const isSmall = (count: number): boolean => Number.isInteger(count) && Math.abs(count) < 1000;

/** 1243: "1.2K". Show `formatCount` on hover. */
export const formatShortCount = (count: number): string => (isSmall(count) ? String(count) : compact(count));

/** 1243: "1,243". */
export const formatCount = (count: number): string => (isSmall(count) ? String(count) : whole(count));

export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export const capitalize = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
