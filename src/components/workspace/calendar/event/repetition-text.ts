import type { CalendarEvent } from '@/data/calendar/schema';
import { createDateFormat } from '@/lib/dates/date-format';
import { addDays, formatLongDay } from '@/lib/dates/day';
import { wallTimeDay, wallTimeToDate } from '@/lib/dates/wall-time';

const weekdayName = createDateFormat({ weekday: 'short' });
const longWeekdayName = createDateFormat({ weekday: 'long' });
const SUNDAY = '2026-01-04';

export const repeatUnits = { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' } as const;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** "the first Monday"; `day` is one of its weekday. */
export const weekdayOfMonthText = (day: string, week: number): string =>
  `the ${ORDINALS[week - 1] ?? 'last'} ${longWeekdayName().format(wallTimeToDate(wallTimeDay(day)))}`;

/** "Every 2 weeks on Mon, Wed until 18 December 2026"; empty for an event that does not repeat. */
export function repetitionText(event: CalendarEvent): string {
  const { repeat, interval = 1, weekdays = [], weekOfMonth, until } = event;
  if (repeat === 'none') return '';
  const unit = repeatUnits[repeat];
  const every = interval === 1 ? `Every ${unit}` : `Every ${interval} ${unit}s`;
  const names = weekdays.map((day) => weekdayName().format(wallTimeToDate(addDays(SUNDAY, day)))).join(', ');
  const days = weekOfMonth === undefined ? names : weekdayOfMonthText(event.start, weekOfMonth);
  return `${every}${days && ` on ${days}`}${until ? ` until ${formatLongDay(until)}` : ''}`;
}
