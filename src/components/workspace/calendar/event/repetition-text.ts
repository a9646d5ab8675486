import type { CalendarEvent } from '@/data/calendar/schema';
import { createDateFormat } from '@/lib/dates/date-format';
import { addDays, formatLongDay } from '@/lib/dates/day';
import { wallTimeToDate } from '@/lib/dates/wall-time';

const weekdayName = createDateFormat({ weekday: 'short' });
const SUNDAY = '2026-01-04';

export const repeatUnits = { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' } as const;

/** "Every 2 weeks on Mon, Wed until 18 December 2026"; empty for an event that does not repeat. */
export function repetitionText({ repeat, interval = 1, weekdays = [], until }: CalendarEvent): string {
  if (repeat === 'none') return '';
  const unit = repeatUnits[repeat];
  const every = interval === 1 ? `Every ${unit}` : `Every ${interval} ${unit}s`;
  const names = weekdays.map((day) => weekdayName().format(wallTimeToDate(addDays(SUNDAY, day)))).join(', ');
  return `${every}${names && ` on ${names}`}${until ? ` until ${formatLongDay(until)}` : ''}`;
}
