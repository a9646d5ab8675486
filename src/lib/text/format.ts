/** Makes a formatter when it is first used: the first of all costs the browser as much as drawing ten posts. */
const lazyNumberFormat = (options: Intl.NumberFormatOptions): ((value: number) => string) => {
  let made: Intl.NumberFormat | undefined;
  return (value) => (made ??= new Intl.NumberFormat('en-US', options)).format(value);
};
const money = lazyNumberFormat({ style: 'currency', currency: 'USD' });
const compact = lazyNumberFormat({ notation: 'compact', maximumFractionDigits: 1 });
const whole = lazyNumberFormat({});

/** Cents as dollars, the sign outside: 124000 is "$1,240.00". */
export const formatDollars = (cents: number): string => money(cents / 100);

const isSmall = (count: number): boolean => Number.isInteger(count) && Math.abs(count) < 1000;

/** A count in few characters: 1243 is "1.2K". Show `exactCount` on hover. */
export const formatShortCount = (count: number): string => (isSmall(count) ? String(count) : compact(count));

/** A count with its thousands apart: 1243 is "1,243". */
export const formatCount = (count: number): string => (isSmall(count) ? String(count) : whole(count));

/** "1 post", "2 posts". */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** The first letter large: "primary" is "Primary". */
export const capitalize = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
