const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('en-US');

/** Cents as dollars, the sign outside: 124000 is "$1,240.00". */
export const dollars = (cents: number): string => money.format(cents / 100);

/** A count in few characters: 1243 is "1.2K". Show `exactCount` on hover. */
export const shortCount = (count: number): string => compact.format(count);

/** A count with its thousands apart: 1243 is "1,243". */
export const exactCount = (count: number): string => whole.format(count);

/** "1 post", "2 posts". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${exactCount(count)} ${count === 1 ? one : many}`;

const SIZES = ['B', 'KB', 'MB', 'GB', 'TB'];
/** Bytes in the largest unit that keeps the figure at one or more (1 KB is 1000 B). */
export function fileSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1000 && unit < SIZES.length - 1) {
    size /= 1000;
    unit += 1;
  }
  return `${unit === 0 || size >= 100 ? Math.round(size) : size.toFixed(1)} ${SIZES[unit]}`;
}

/** The first letter large: "primary" is "Primary". */
export const sentence = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
