import * as z from 'zod/mini';
import { addDays } from '@/lib/dates/day';
import { shiftWallTime, wallTimeDay, wallTimeToMs, weekdayOf } from '@/lib/dates/wall-time';

export const LAST_WEEK = -1;

/** The nth weekday of a month, or LAST_WEEK. */
export const WeekOfMonth = z.int().check(z.refine((week) => week === LAST_WEEK || (week >= 1 && week <= 5)));

const monthOf = (day: string): string => day.slice(0, 7);

/** "2026-11-30" is the fifth Monday of its month: 5. */
export const weekOfMonth = (day: string): number => Math.ceil(Number(day.slice(8, 10)) / 7);

export const isInLastWeek = (day: string): boolean => monthOf(addDays(day, 7)) !== monthOf(day);

/** The weekday of a month, counted in months from the one of `day`; null if there is no fifth one. */
export function weekdayInMonth(day: string, months: number, weekday: number, week: number): string | null {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const isLast = week === LAST_WEEK;
  // Day 0 is the last one of the month before.
  const from = isLast ? Date.UTC(year, month + months, -6) : Date.UTC(year, month - 1 + months, 1);
  const first = new Date(from).toISOString().slice(0, 10);
  const weeks = isLast ? 0 : week - 1;
  const found = addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + weeks * 7);
  return monthOf(found) === monthOf(first) ? found : null;
}

/** The longest distance between two months with a fifth weekday is less. */
const MAX_MONTHS = 12;

/** Begins a monthly series on the weekday of a month, the first one from `earliest` on. */
export function startOnWeekday<T extends { start: string; end: string }>(
  event: T,
  { weekday, week, interval = 1 }: { weekday: number; week: number; interval?: number },
  earliest: string,
): T {
  for (let n = 0; n < MAX_MONTHS; n += 1) {
    const day = weekdayInMonth(earliest, n * interval, weekday, week);
    if (day === null || day < earliest) continue;
    const shift = wallTimeToMs(day) - wallTimeToMs(wallTimeDay(event.start));
    return { ...event, start: shiftWallTime(event.start, shift), end: shiftWallTime(event.end, shift) };
  }
  return event;
}
