import { createDateFormat } from '@/lib/dates/date-format';
import { addDays, toDay } from '@/lib/dates/day';
import { weekStart } from '@/lib/dates/first-day';
import type { CalendarView } from './calendar-view';

/** Days that each view shows; a month has its own number. */
export const VIEW_DAYS: Record<Exclude<CalendarView, 'month'>, number> = {
  week: 7,
  days: 3,
  day: 1,
  list: 30,
};

const utcDate = (day: string): Date => new Date(`${day}T00:00:00Z`);
const format = (options: Intl.DateTimeFormatOptions) => createDateFormat({ timeZone: 'UTC', ...options });
const month = format({ month: 'long', year: 'numeric' });
const day = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const range = format({ day: 'numeric', month: 'short', year: 'numeric' });

/** For example "November 2026", "16–22 Nov 2026" or "Friday 20 November 2026". */
export function periodTitle(view: CalendarView, date: string): string {
  if (view === 'day') return day().format(utcDate(date));
  if (view === 'month') return month().format(utcDate(date));
  const first = view === 'week' ? weekStart(date) : date;
  return range().formatRange(utcDate(first), utcDate(addDays(first, VIEW_DAYS[view] - 1)));
}

/** Date in the previous (-1) or next (1) period: the first of a month, or the same weekday of a week. */
export function stepPeriod(view: CalendarView, date: string, by: -1 | 1): string {
  if (view !== 'month') return addDays(date, by * VIEW_DAYS[view]);
  const first = utcDate(`${date.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() + by);
  return first.toISOString().slice(0, 10);
}

export function isCurrentPeriod(view: CalendarView, date: string): boolean {
  const today = toDay(new Date());
  if (view === 'month') return date.slice(0, 7) === today.slice(0, 7);
  if (view === 'week') return weekStart(date) === weekStart(today);
  return date === today;
}
