import {
  convertIcsCalendar,
  extendByRecurrenceRule,
  getEventEnd,
  type IcsEvent,
  type IcsRecurrenceRule,
} from 'ts-ics';
import { EventCategory } from '@/data/calendar/category';
import { type CalendarEvent, type EventRepeat, eventUid, WEEKDAYS } from '@/data/calendar/schema';
import { lastDayOfCount, startAtFirst } from '@/data/calendar/occurrences';
import { dateToWallTime, msToWallTime, weekdayOf } from '@/lib/dates/wall-time';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const REPEAT: Partial<Record<string, EventRepeat>> = {
  DAILY: 'daily',
  WEEKLY: 'weekly',
  MONTHLY: 'monthly',
  YEARLY: 'yearly',
};
/** The longest reminder of the calendar: two weeks, in minutes. */
const MAX_REMINDER = 20_160;
const MAX_UID_LENGTH = 400;
/** Maximum number of occurrences expanded from a rule the calendar cannot repeat. */
const MAX_OCCURRENCES = 60;

const isSupportedRule = (rule: IcsRecurrenceRule): boolean =>
  REPEAT[rule.frequency] !== undefined &&
  (rule.interval ?? 1) <= 99 &&
  (rule.workweekStart ?? 'MO') === 'MO' &&
  (!rule.byDay || (rule.frequency === 'WEEKLY' && rule.byDay.every(({ occurrence }) => !occurrence))) &&
  !rule.bySetPos &&
  !rule.byMonthday &&
  !rule.byMonth;

const toWallTime = (date: Date, allDay: boolean): string =>
  allDay ? msToWallTime(date.getTime(), true) : dateToWallTime(date, false);

/** The repeating event; its start moves to the first of the rule's weekdays. */
function withRule(event: CalendarEvent, repeat: EventRepeat, rule: IcsRecurrenceRule): CalendarEvent {
  const { interval = 1, until, count, byDay = [] } = rule;
  const weekdays = byDay.map(({ day }) => WEEKDAYS.indexOf(day)).toSorted((a, b) => a - b);
  const series = startAtFirst({
    ...event,
    repeat,
    ...(interval > 1 && { interval }),
    ...(weekdays.length > 0 && { weekdays }),
  });
  const { weekdays: _all, ...alone } = series;
  const isStartAlone = weekdays.length === 1 && weekdays[0] === weekdayOf(series.start);
  return {
    ...(isStartAlone ? alone : series),
    until: count
      ? lastDayOfCount(series, count)
      : until
        ? toWallTime(until.date, until.type === 'DATE').slice(0, 10)
        : null,
  };
}

/** Minutes of the first alarm before the start. */
function reminderOf({ alarms }: IcsEvent): number | undefined {
  for (const { trigger } of alarms ?? []) {
    if (trigger.type !== 'relative' || trigger.options?.related === 'END') continue;
    const { before = false, weeks = 0, days = 0, hours = 0, minutes = 0 } = trigger.value;
    const total = ((weeks * 7 + days) * 24 + hours) * 60 + minutes;
    if ((before || total === 0) && total <= MAX_REMINDER) return total;
  }
  return undefined;
}

function toEvents(source: IcsEvent): CalendarEvent[] {
  const allDay = source.start.type === 'DATE';
  const from = source.start.date;
  // Minimum duration that the grid can draw.
  const length = Math.max(getEventEnd(source).getTime() - from.getTime(), allDay ? DAY_MS : MINUTE_MS);
  const skipped = (source.exceptionDates ?? []).map(({ date, type }) =>
    toWallTime(date, type === 'DATE').slice(0, 10),
  );
  const uid = source.uid.slice(0, MAX_UID_LENGTH);
  const reminder = reminderOf(source);
  const base = (date: Date): CalendarEvent => ({
    id: crypto.randomUUID(),
    uid,
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
    ...(reminder !== undefined && { reminder }),
  });
  const rule = source.recurrenceRule;
  if (!rule) return [base(from)];
  const repeat = REPEAT[rule.frequency];
  if (repeat && isSupportedRule(rule)) return [withRule({ ...base(from), without: skipped }, repeat, rule)];
  return extendByRecurrenceRule(rule, { start: from })
    .slice(0, MAX_OCCURRENCES)
    .map(base)
    .filter(({ start }) => !skipped.includes(start.slice(0, 10)))
    .map((event) => ({ ...event, uid: `${uid}/${event.start}` }));
}

/** Parses an iCalendar file. Throws if the text is not one. */
export function parseIcs(text: string): CalendarEvent[] {
  if (!/^\s*BEGIN:VCALENDAR/.test(text)) throw new Error('This is not a calendar file.');
  return (convertIcsCalendar(undefined, text).events ?? []).flatMap(toEvents);
}

/** Events that are not in the calendar yet, by their UID. */
export function withoutKnown(
  events: readonly CalendarEvent[],
  known: readonly CalendarEvent[],
): CalendarEvent[] {
  const uids = new Set(known.map(eventUid));
  return events.filter((event) => !uids.has(eventUid(event)));
}
