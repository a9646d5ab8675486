const long = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

/** "2026-11" from a year and a month from 1. */
export const monthIso = (year: number, month: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

export const formatMonth = (iso: string): string => (iso ? long.format(new Date(`${iso}-01T00:00Z`)) : '');

/** "Jan" to "Dec". */
export const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  short.format(new Date(Date.UTC(2026, month, 1))),
);

const byName = (word: string): number =>
  MONTHS.findIndex((name) => word.toLowerCase().startsWith(name.slice(0, 3).toLowerCase())) + 1;

/** Parses "November 2026", "nov 2026", "11/2026" or "2026-11"; null for anything else. */
export function parseMonth(text: string): string | null {
  const parts = text.trim().split(/[\s/.,-]+/);
  const year = parts.find((part) => /^\d{4}$/.test(part));
  const other = parts.find((part) => part !== year);
  if (parts.length !== 2 || !year || !other) return null;
  const month = /^\d{1,2}$/.test(other) ? Number(other) : byName(other);
  return month >= 1 && month <= 12 ? monthIso(Number(year), month) : null;
}
