import { createDateFormat } from '@/lib/dates/date-format';

const long = createDateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const named = createDateFormat({ month: 'long', timeZone: 'UTC' });
const short = createDateFormat({ month: 'short', timeZone: 'UTC' });

/** "2026-11" from a year and a month from 1. */
export const monthIso = (year: number, month: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

export const formatMonth = (iso: string): string => (iso ? long().format(new Date(`${iso}-01T00:00Z`)) : '');

const monthsBy = (format: Intl.DateTimeFormat): string[] =>
  Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2026, month, 1))));

/** "Jan" to "Dec", in the date language. */
export const shortMonths = (): readonly string[] => monthsBy(short());

/** Month from 1 whose name starts with the word or its first three letters; 0 for none. */
function byName(word: string): number {
  const wanted = word.toLowerCase();
  const names = monthsBy(named()).map((name) => name.toLowerCase());
  const exact = names.findIndex((name) => name.startsWith(wanted));
  return (exact < 0 ? names.findIndex((name) => name.startsWith(wanted.slice(0, 3))) : exact) + 1;
}

/** Parses "November 2026", "nov 2026", "11/2026" or "2026-11"; null for anything else. */
export function parseMonth(text: string): string | null {
  const parts = text.trim().split(/[\s/.,-]+/);
  const year = parts.find((part) => /^\d{4}$/.test(part));
  const other = parts.find((part) => part !== year);
  if (parts.length !== 2 || !year || !other) return null;
  const month = /^\d{1,2}$/.test(other) ? Number(other) : byName(other);
  return month >= 1 && month <= 12 ? monthIso(Number(year), month) : null;
}
