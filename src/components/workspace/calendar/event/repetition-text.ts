import type { CalendarEvent, EventRepeat } from '@/data/calendar/schema';
import { createDateFormat } from '@/lib/dates/date-format';
import { addDays, formatLongDay } from '@/lib/dates/day';
import { wallTimeDay, wallTimeToDate } from '@/lib/dates/wall-time';
import { eventText } from '@/messages/workspace/event';

const weekdayName = createDateFormat({ weekday: 'short' });
const longWeekdayName = createDateFormat({ weekday: 'long' });
const SUNDAY = '2026-01-04';

export const repeatNames: Record<EventRepeat, string> = {
  none: eventText.doesNotRepeat,
  daily: eventText.daily,
  weekly: eventText.weekly,
  monthly: eventText.monthly,
  yearly: eventText.yearly,
};

type Repeating = Exclude<EventRepeat, 'none'>;

export const intervalLabels: Record<Repeating, string> = {
  daily: eventText.numberOfDays,
  weekly: eventText.numberOfWeeks,
  monthly: eventText.numberOfMonths,
  yearly: eventText.numberOfYears,
};

const everyText: Record<Repeating, (count: number) => string> = {
  daily: eventText.everyDays,
  weekly: eventText.everyWeeks,
  monthly: eventText.everyMonths,
  yearly: eventText.everyYears,
};

/** "Monday" */
export const longWeekday = (day: string): string =>
  longWeekdayName().format(wallTimeToDate(wallTimeDay(day)));

/** "Every 2 weeks on Mon, Wed until 18 December 2026"; empty for an event that does not repeat. */
export function repetitionText(event: CalendarEvent): string {
  const { repeat, interval = 1, weekdays = [], weekOfMonth, until } = event;
  if (repeat === 'none') return '';
  const every = everyText[repeat](interval);
  const names = weekdays.map((day) => weekdayName().format(wallTimeToDate(addDays(SUNDAY, day)))).join(', ');
  const days =
    weekOfMonth === undefined ? names : eventText.weekdayOfMonth(weekOfMonth, longWeekday(event.start));
  const repetition = days ? eventText.repeatsOn(every, days) : every;
  return until ? eventText.repeatsUntil(repetition, formatLongDay(until)) : repetition;
}
