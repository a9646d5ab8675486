import { createDateFormat } from '@/lib/dates/date-format';
import { addDays, toDay } from '@/lib/dates/day';
import { weekStart } from '@/lib/dates/first-day';
import type { CalendarView } from './calendar-view';

/** Days that the list view shows. */
export const LIST_DAYS = 30;

const utcDate = (day: string): Date => new Date(`${day}T00:00:00Z`);
const format = (options: Intl.DateTimeFormatOptions) => createDateFormat({ timeZone: 'UTC', ...options });
const month = format({ month: 'long', year: 'numeric' });
const day = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const range = format({ day: 'numeric', month: 'short', year: 'numeric' });

/** For example "November 2026", "16–22 Nov 2026" or "Friday 20 November 2026". */
export function periodTitle(view: CalendarView, date: string): string {
  if (view === 'day') return day().format(utcDate(date));
  if (view === 'month') return month().format(utcDate(date));
  const [first, days] = view === 'week' ? [weekStart(date), 7] : [date, LIST_DAYS];
  return range().formatRange(utcDate(first), utcDate(addDays(first, days - 1)));
}

/** Date in the previous (-1) or next (1) period: the first of a month, or the same weekday of a week. */
export function stepPeriod(view: CalendarView, date: string, by: -1 | 1): string {
  if (view === 'day') return addDays(date, by);
  if (view !== 'month') return addDays(date, by * (view === 'week' ? 7 : LIST_DAYS));
  const first = utcDate(`${date.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() + by);
  return first.toISOString().slice(0, 10);
}

export function isCurrentPeriod(view: CalendarView, date: string): boolean {
  const today = toDay(new Date());
  if (view === 'day' || view === 'list') return date === today;
  if (view === 'week') return weekStart(date) === weekStart(today);
  return date.slice(0, 7) === today.slice(0, 7);
}
