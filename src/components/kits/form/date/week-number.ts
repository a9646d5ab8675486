import type { CalendarDate } from '@internationalized/date';

const DAY_MS = 86_400_000;

/** ISO 8601 week number of a row of days starting at `first`. */
export function weekNumber(first: CalendarDate): number {
  const start = Date.UTC(first.year, first.month - 1, first.day);
  const toThursday = (4 - new Date(start).getUTCDay() + 7) % 7;
  const thursday = start + toThursday * DAY_MS;
  const year = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return 1 + Math.floor((thursday - year) / DAY_MS / 7);
}
