import { dateFormat } from '@/lib/dates/date-format';
import { addDays, dayText } from '@/lib/dates/day';
import type { CalendarView } from './calendar-view';

/** Days that the list shows, from its date on. */
export const LIST_DAYS = 30;

const at = (day: string): Date => new Date(`${day}T00:00:00Z`);
const format = (options: Intl.DateTimeFormatOptions) => dateFormat({ timeZone: 'UTC', ...options });
const month = format({ month: 'long', year: 'numeric' });
const day = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const range = format({ day: 'numeric', month: 'short', year: 'numeric' });

/** The Monday of a day's week. */
export const mondayOf = (date: string): string => addDays(date, -((at(date).getUTCDay() + 6) % 7));

/** What stands above the grid: "November 2026", "16–22 Nov 2026", "Friday 20 November 2026". */
export function periodTitle(view: CalendarView, date: string): string {
  if (view === 'day') return day().format(at(date));
  if (view === 'month') return month().format(at(date));
  const [first, days] = view === 'week' ? [mondayOf(date), 7] : [date, LIST_DAYS];
  return range().formatRange(at(first), at(addDays(first, days - 1)));
}

/** A day of the period before (-1) or after (1): the first one of a month, the same weekday of a week. */
export function stepped(view: CalendarView, date: string, by: -1 | 1): string {
  if (view === 'day') return addDays(date, by);
  if (view !== 'month') return addDays(date, by * (view === 'week' ? 7 : LIST_DAYS));
  const first = at(`${date.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() + by);
  return first.toISOString().slice(0, 10);
}

/** Whether the period that holds `date` holds today too. */
export function isCurrent(view: CalendarView, date: string): boolean {
  const today = dayText(new Date());
  if (view === 'day' || view === 'list') return date === today;
  if (view === 'week') return mondayOf(date) === mondayOf(today);
  return date.slice(0, 7) === today.slice(0, 7);
}
