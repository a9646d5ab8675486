import { generateIcsCalendar, type IcsDateObject, type IcsEvent, type IcsWeekdayNumber } from 'ts-ics';
import { type CalendarEvent, eventUid, WEEKDAYS } from '@/data/calendar/schema';
import { wallTimeToDate, wallTimeToMs, weekdayOf } from '@/lib/dates/wall-time';
import { deviceTimeZone, deviceZone, formatOffset } from './time-zone';

const FREQUENCY = { daily: 'DAILY', weekly: 'WEEKLY', monthly: 'MONTHLY', yearly: 'YEARLY' } as const;
const DAY_MS = 86_400_000;
const YEAR_MS = 366 * DAY_MS;
/** Years of offset changes written for series without an end. */
const FUTURE_YEARS = 10;

/** A repeating event keeps its local time across daylight saving, so its time zone is written too. */
function toIcsDate(wall: string, { allDay, repeat }: CalendarEvent): IcsDateObject {
  if (allDay) return { date: new Date(wallTimeToMs(wall)), type: 'DATE' };
  const date = wallTimeToDate(wall);
  if (repeat === 'none') return { date };
  const tzoffset = formatOffset(-date.getTimezoneOffset());
  return { date, local: { date: new Date(wallTimeToMs(wall)), timezone: deviceZone(), tzoffset } };
}

/** Start of the repetition on a day, in the form of the event's start. */
const onDay = (day: string, { allDay, start }: CalendarEvent): IcsDateObject =>
  allDay
    ? { date: new Date(wallTimeToMs(day)), type: 'DATE' }
    : { date: wallTimeToDate(`${day}${start.slice(10)}`), type: 'DATE-TIME' };

/** "MO" and "TH" of a weekly rule, "1MO" or "-1FR" of a monthly one; empty for the day of the start. */
function toByDay({ repeat, weekdays = [], weekOfMonth, start }: CalendarEvent): IcsWeekdayNumber[] {
  const days = (places: readonly number[]) => places.flatMap((place) => WEEKDAYS[place] ?? []);
  if (repeat === 'weekly') return days(weekdays).map((day) => ({ day }));
  if (repeat !== 'monthly' || weekOfMonth === undefined) return [];
  return days([weekdayOf(start)]).map((day) => ({ day, occurrence: weekOfMonth }));
}

function toIcsEvent(event: CalendarEvent, now: Date): IcsEvent {
  const { repeat, interval, until, without, reminder } = event;
  const byDay = toByDay(event);
  return {
    uid: eventUid(event),
    stamp: { date: now },
    summary: event.name,
    categories: [event.category],
    start: toIcsDate(event.start, event),
    end: toIcsDate(event.end, event),
    ...(event.place ? { location: event.place } : {}),
    ...(event.pin ? { geo: `${event.pin.lat};${event.pin.lng}` } : {}),
    ...(event.notes ? { description: event.notes } : {}),
    ...(repeat === 'none'
      ? {}
      : {
          recurrenceRule: {
            frequency: FREQUENCY[repeat],
            ...(interval ? { interval } : {}),
            ...(byDay.length > 0 ? { byDay } : {}),
            // In UTC for a start with a time zone (RFC 5545, 3.3.10).
            ...(until ? { until: onDay(until, event) } : {}),
          },
        }),
    ...(reminder === undefined
      ? {}
      : {
          alarms: [
            {
              action: 'DISPLAY',
              description: event.name,
              trigger: { type: 'relative', value: { before: true, minutes: reminder } },
            },
          ],
        }),
    ...(without.length > 0 ? { exceptionDates: without.map((day) => onDay(day, event)) } : {}),
  };
}

/** iCalendar file (RFC 5545). */
export function toIcs(events: readonly CalendarEvent[], now = new Date()): string {
  const zoned = events.filter(({ allDay, repeat }) => !allDay && repeat !== 'none');
  const from = Math.min(...zoned.map(({ start }) => wallTimeToMs(start))) - DAY_MS;
  return generateIcsCalendar({
    version: '2.0',
    prodId: '-//Plaza//Calendar//EN',
    name: 'Plaza',
    ...(zoned.length > 0
      ? { timezones: [deviceTimeZone(from, now.getTime() + FUTURE_YEARS * YEAR_MS)] }
      : {}),
    events: events.map((event) => toIcsEvent(event, now)),
  });
}
