import {
  convertIcsCalendar,
  extendByRecurrenceRule,
  generateIcsCalendar,
  getEventEnd,
  type IcsDateObject,
  type IcsEvent,
  type IcsRecurrenceRule,
} from 'ts-ics';
import { EventCategory } from '@/data/calendar/category';
import { type CalendarEvent, type EventRepeat } from '@/data/calendar/schema';
import { wallTimeToDate, wallTimeToMs, dateToWallTime, msToWallTime } from '@/lib/dates/wall-time';

type NewEvent = Omit<CalendarEvent, 'id'>;

const FREQUENCY = { daily: 'DAILY', weekly: 'WEEKLY', monthly: 'MONTHLY', yearly: 'YEARLY' } as const;
const REPEAT: Partial<Record<string, EventRepeat>> = {
  DAILY: 'daily',
  WEEKLY: 'weekly',
  MONTHLY: 'monthly',
  YEARLY: 'yearly',
};
/** Maximum number of occurrences expanded from a rule the calendar cannot repeat. */
const MAX_OCCURRENCES = 60;

/** A repeating event keeps its local time across daylight saving, so the time zone is written too. */
function toIcsDate(wall: string, { allDay, repeat }: CalendarEvent): IcsDateObject {
  if (allDay) return { date: new Date(wallTimeToMs(wall)), type: 'DATE' };
  const date = wallTimeToDate(wall);
  if (repeat === 'none') return { date };
  const ahead = -date.getTimezoneOffset();
  const two = (figure: number) => String(Math.floor(figure)).padStart(2, '0');
  const tzoffset = `${ahead < 0 ? '-' : '+'}${two(Math.abs(ahead) / 60)}${two(Math.abs(ahead) % 60)}`;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { date, local: { date: new Date(wallTimeToMs(wall)), timezone: timeZone, tzoffset } };
}

/** iCalendar file (RFC 5545). */
export const toIcs = (events: readonly CalendarEvent[], now = new Date()): string =>
  generateIcsCalendar({
    version: '2.0',
    prodId: '-//Plaza//Calendar//EN',
    name: 'Plaza',
    events: events.map((event): IcsEvent => ({
      uid: `event-${event.id}@plaza`,
      stamp: { date: now },
      summary: event.name,
      categories: [event.category],
      start: toIcsDate(event.start, event),
      end: toIcsDate(event.end, event),
      ...(event.place ? { location: event.place } : {}),
      ...(event.notes ? { description: event.notes } : {}),
      ...(event.repeat === 'none'
        ? {}
        : {
            recurrenceRule: {
              frequency: FREQUENCY[event.repeat],
              ...(event.until
                ? { until: { date: new Date(wallTimeToMs(event.until)), type: 'DATE' as const } }
                : {}),
            },
          }),
      ...(event.without.length > 0
        ? {
            exceptionDates: event.without.map((day) => ({
              date: event.allDay
                ? new Date(wallTimeToMs(day))
                : wallTimeToDate(`${day}${event.start.slice(10)}`),
              type: event.allDay ? ('DATE' as const) : ('DATE-TIME' as const),
            })),
          }
        : {}),
    })),
  });

const isSupportedRule = (rule: IcsRecurrenceRule): boolean =>
  REPEAT[rule.frequency] !== undefined &&
  (rule.interval ?? 1) === 1 &&
  !rule.count &&
  (rule.byDay?.length ?? 0) <= (rule.frequency === 'WEEKLY' ? 1 : 0) &&
  !rule.bySetPos &&
  !rule.byMonthday &&
  !rule.byMonth;

const toLocalDateTime = (date: Date, allDay: boolean): string =>
  allDay ? msToWallTime(date.getTime(), true) : dateToWallTime(date, false);

function toEvents(source: IcsEvent): NewEvent[] {
  const allDay = source.start.type === 'DATE';
  const from = source.start.date;
  const until = getEventEnd(source);
  // Minimum duration that the grid can draw.
  const length = Math.max(until.getTime() - from.getTime(), allDay ? 86_400_000 : 60_000);
  const skipped = (source.exceptionDates ?? []).map(({ date, type }) =>
    toLocalDateTime(date, type === 'DATE').slice(0, 10),
  );
  const rule = source.recurrenceRule;
  const base = (date: Date): NewEvent => ({
    name: source.summary.trim().slice(0, 80) || 'Untitled',
    category: EventCategory.options.find((name) => source.categories?.includes(name)) ?? 'Meeting',
    place: (source.location ?? '').slice(0, 80),
    notes: (source.description ?? '').slice(0, 1000),
    allDay,
    start: toLocalDateTime(date, allDay),
    end: toLocalDateTime(new Date(date.getTime() + length), allDay),
    repeat: 'none',
    until: null,
    without: [],
  });
  if (!rule) return [base(from)];
  const repeat = REPEAT[rule.frequency];
  if (repeat && isSupportedRule(rule)) {
    const end = rule.until && toLocalDateTime(rule.until.date, rule.until.type === 'DATE').slice(0, 10);
    return [{ ...base(from), repeat, until: end ?? null, without: skipped }];
  }
  return extendByRecurrenceRule(rule, { start: from })
    .slice(0, MAX_OCCURRENCES)
    .map(base)
    .filter(({ start }) => !skipped.includes(start.slice(0, 10)));
}

/** Parses an iCalendar file. Throws if the text is not one. */
export function parseIcs(text: string): NewEvent[] {
  if (!/^\s*BEGIN:VCALENDAR/.test(text)) throw new Error('This is not a calendar file.');
  return (convertIcsCalendar(undefined, text).events ?? []).flatMap(toEvents);
}
