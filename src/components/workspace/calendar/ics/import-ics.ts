import {
  convertIcsCalendar,
  extendByRecurrenceRule,
  getEventEnd,
  type IcsEvent,
  type IcsRecurrenceRule,
} from 'ts-ics';
import { EventCategory } from '@/data/calendar/category';
import { type CalendarEvent, type EventRepeat, eventUid, WEEKDAYS } from '@/data/calendar/schema';
import { addDays } from '@/lib/dates/day';
import { dateToWallTime, msToWallTime, shiftWallTime, wallTimeToMs } from '@/lib/dates/wall-time';

type NewEvent = Omit<CalendarEvent, 'id'>;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const REPEAT: Partial<Record<string, EventRepeat>> = {
  DAILY: 'daily',
  WEEKLY: 'weekly',
  MONTHLY: 'monthly',
  YEARLY: 'yearly',
};
/** Maximum number of occurrences expanded from a rule the calendar cannot repeat. */
const MAX_OCCURRENCES = 60;

const isSupportedRule = (rule: IcsRecurrenceRule): boolean =>
  REPEAT[rule.frequency] !== undefined &&
  (rule.interval ?? 1) === 1 &&
  !rule.count &&
  (!rule.byDay || (rule.frequency === 'WEEKLY' && rule.byDay.every(({ occurrence }) => !occurrence))) &&
  !rule.bySetPos &&
  !rule.byMonthday &&
  !rule.byMonth;

const toWallTime = (date: Date, allDay: boolean): string =>
  allDay ? msToWallTime(date.getTime(), true) : dateToWallTime(date, false);

const weekdayOf = (wall: string): number => new Date(wallTimeToMs(wall)).getUTCDay();

/** A weekly rule on several days; the first occurrence moves to the first of these days. */
function onWeekdays(event: NewEvent, rule: IcsRecurrenceRule): NewEvent {
  const weekdays = (rule.byDay ?? []).map(({ day }) => WEEKDAYS.indexOf(day)).toSorted((a, b) => a - b);
  if (weekdays.length === 0) return event;
  let shift = 0;
  while (shift < 7 && !weekdays.includes(weekdayOf(addDays(event.start.slice(0, 10), shift)))) shift += 1;
  const moved = {
    start: shiftWallTime(event.start, shift * DAY_MS),
    end: shiftWallTime(event.end, shift * DAY_MS),
  };
  return { ...event, ...moved, ...(weekdays.length > 1 ? { weekdays } : {}) };
}

function toEvents(source: IcsEvent): NewEvent[] {
  const allDay = source.start.type === 'DATE';
  const from = source.start.date;
  // Minimum duration that the grid can draw.
  const length = Math.max(getEventEnd(source).getTime() - from.getTime(), allDay ? DAY_MS : MINUTE_MS);
  const skipped = (source.exceptionDates ?? []).map(({ date, type }) =>
    toWallTime(date, type === 'DATE').slice(0, 10),
  );
  const base = (date: Date): NewEvent => ({
    uid: source.uid,
    name: source.summary.trim().slice(0, 80) || 'Untitled',
    category: EventCategory.options.find((name) => source.categories?.includes(name)) ?? 'Meeting',
    place: (source.location ?? '').slice(0, 80),
    notes: (source.description ?? '').slice(0, 1000),
    allDay,
    start: toWallTime(date, allDay),
    end: toWallTime(new Date(date.getTime() + length), allDay),
    repeat: 'none',
    until: null,
    without: [],
  });
  const rule = source.recurrenceRule;
  if (!rule) return [base(from)];
  const repeat = REPEAT[rule.frequency];
  if (repeat && isSupportedRule(rule)) {
    const until = rule.until ? toWallTime(rule.until.date, rule.until.type === 'DATE').slice(0, 10) : null;
    return [onWeekdays({ ...base(from), repeat, until, without: skipped }, rule)];
  }
  return extendByRecurrenceRule(rule, { start: from })
    .slice(0, MAX_OCCURRENCES)
    .map(base)
    .filter(({ start }) => !skipped.includes(start.slice(0, 10)))
    .map((event) => ({ ...event, uid: `${source.uid}/${event.start}` }));
}

/** Parses an iCalendar file. Throws if the text is not one. */
export function parseIcs(text: string): NewEvent[] {
  if (!/^\s*BEGIN:VCALENDAR/.test(text)) throw new Error('This is not a calendar file.');
  return (convertIcsCalendar(undefined, text).events ?? []).flatMap(toEvents);
}

/** Events that are not in the calendar yet, by their UID. */
export function withoutKnown(events: readonly NewEvent[], known: readonly CalendarEvent[]): NewEvent[] {
  const uids = new Set(known.map(eventUid));
  return events.filter(({ uid }) => uid === undefined || !uids.has(uid));
}
