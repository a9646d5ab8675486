import {
  convertIcsCalendar,
  convertIcsEvent,
  getEventEnd,
  type IcsDateObject,
  type IcsEvent,
  type IcsRecurrenceRule,
} from 'ts-ics';
import { EventCategory } from '@/data/calendar/category';
import { type CalendarEvent, type EventRepeat, eventUid, WEEKDAYS } from '@/data/calendar/schema';
import { parsePin } from '@/data/calendar/pin';
import { lastDayOfCount, startAtFirst } from '@/data/calendar/occurrences';
import { startOnWeekday, WeekOfMonth } from '@/data/calendar/week-of-month';
import { addDays } from '@/lib/dates/day';
import { shiftWallTime, wallTimeDay, wallTimeToMs, weekdayOf } from '@/lib/dates/wall-time';
import { cutText } from '@/lib/text/graphemes';
import { calendarPageText } from '@/messages/workspace/calendar-page';
import { toDeviceTime } from './device-time';
import { expandRule } from './expand-rule';
import { fileZones } from './file-zones';
import { dayShift, shiftRule } from './shift-rule';
import { deviceZone } from './time-zone';

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

/** The weekday of the month of a monthly rule, written as "1MO" or as "MO" with a position; null for another rule. */
function weekdayOfMonthIn({ frequency, byDay, bySetPos, byMonthday }: IcsRecurrenceRule): {
  weekday: number;
  week: number;
} | null {
  const [only, ...others] = byDay ?? [];
  if (frequency !== 'MONTHLY' || !only || others.length > 0 || byMonthday) return null;
  const weeks = [...(only.occurrence === undefined ? [] : [only.occurrence]), ...(bySetPos ?? [])];
  const week = WeekOfMonth.safeParse(weeks[0]).data;
  return weeks.length > 1 || week === undefined ? null : { weekday: WEEKDAYS.indexOf(only.day), week };
}

/** `start` is the first day: other calendars repeat its day and month in the rule. */
const isSupportedRule = (rule: IcsRecurrenceRule, start: string): boolean => {
  const { frequency, interval = 1, workweekStart = 'MO', byDay, byMonthday, byMonth } = rule;
  const [month, day] = [Number(start.slice(5, 7)), Number(start.slice(8, 10))];
  const isOnly = (values: readonly number[], value: number) => values.every((each) => each === value);
  return (
    REPEAT[frequency] !== undefined &&
    interval <= 99 &&
    // The first day of the week decides which weeks are left out.
    (workweekStart === 'MO' || interval === 1 || frequency !== 'WEEKLY') &&
    (weekdayOfMonthIn(rule) !== null ||
      ((!byDay || (frequency === 'WEEKLY' && byDay.every(({ occurrence }) => !occurrence))) &&
        !rule.bySetPos)) &&
    (!byMonthday || ((frequency === 'MONTHLY' || frequency === 'YEARLY') && isOnly(byMonthday, day))) &&
    // Months are counted from 0.
    (!byMonth || (frequency === 'YEARLY' && isOnly(byMonth, month - 1)))
  );
};

/** A summary is required by the type, but not in every file. */
const nameOf = (summary: string | undefined): string =>
  cutText(summary?.trim() ?? '', 80) || calendarPageText.untitled;

const dayOf = (time: IcsDateObject): string => wallTimeDay(toDeviceTime(time));

/** The repeating event; its start moves to the first of the rule's weekdays. */
function withRule(event: CalendarEvent, repeat: EventRepeat, rule: IcsRecurrenceRule): CalendarEvent {
  const { interval = 1, until, count, byDay = [] } = rule;
  const inMonth = weekdayOfMonthIn(rule);
  const weekdays = byDay.map(({ day }) => WEEKDAYS.indexOf(day)).toSorted((a, b) => a - b);
  const repeating = { ...event, repeat, ...(interval > 1 && { interval }) };
  const series: CalendarEvent = inMonth
    ? startOnWeekday(
        { ...repeating, weekOfMonth: inMonth.week },
        { ...inMonth, interval },
        wallTimeDay(event.start),
      )
    : startAtFirst({ ...repeating, ...(weekdays.length > 0 && { weekdays }) });
  const { weekdays: _all, ...alone } = series;
  const isStartAlone = weekdays.length === 1 && weekdays[0] === weekdayOf(series.start);
  return {
    ...(isStartAlone ? alone : series),
    until: count ? lastDayOfCount(series, count) : until ? dayOf(until) : null,
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

/** ms of wall time; no less than the grid can draw. */
function lengthOf(source: IcsEvent, start: string): number {
  const { date, type } = source.start;
  const shortest = type === 'DATE' ? DAY_MS : MINUTE_MS;
  if (source.end) return Math.max(shortest, wallTimeToMs(toDeviceTime(source.end)) - wallTimeToMs(start));
  // The type requires a duration, but not every file has one.
  return Math.max(shortest, source.duration ? getEventEnd(source).getTime() - date.getTime() : 0);
}

/** By the clocks of the rule, which are `shift` days behind those here. */
function lastDayOf({ until }: IcsRecurrenceRule, shift: number): string | null {
  if (!until) return null;
  return until.type === 'DATE' ? dayOf(until) : addDays(dayOf(until), -shift);
}

/** `moved` are the days of occurrences that have an event of their own, or were cancelled. */
function toEvents(source: IcsEvent, moved: readonly string[]): CalendarEvent[] {
  const allDay = source.start.type === 'DATE';
  const starts = toDeviceTime(source.start);
  const length = lengthOf(source, starts);
  const excluded = (source.exceptionDates ?? []).map(dayOf);
  const skipped = [...new Set([...excluded, ...moved])].toSorted();
  const own = source.recurrenceId ? `/${dayOf(source.recurrenceId.value)}` : '';
  const uid = `${source.uid.slice(0, MAX_UID_LENGTH - own.length)}${own}`;
  const reminder = reminderOf(source);
  const pin = parsePin(source.geo ?? '');
  const base = (start: string): CalendarEvent => ({
    id: crypto.randomUUID(),
    uid,
    name: nameOf(source.summary),
    category: EventCategory.options.find((name) => source.categories?.includes(name)) ?? 'Meeting',
    place: cutText(source.location ?? '', 80),
    notes: cutText(source.description ?? '', 1000),
    allDay,
    start,
    end: shiftWallTime(start, length),
    repeat: 'none',
    until: null,
    without: [],
    ...(pin && { pin }),
    ...(reminder !== undefined && { reminder }),
  });
  const rule = source.recurrenceRule;
  if (!rule) return [base(starts)];
  const repeat = REPEAT[rule.frequency];
  const first = base(starts);
  const shift = dayShift(source.start);
  const local = shiftRule(rule, shift);
  if (repeat && local && isSupportedRule(local, first.start))
    return [withRule({ ...first, without: skipped }, repeat, local)];
  return expandRule(rule, addDays(wallTimeDay(starts), -shift), lastDayOf(rule, shift), MAX_OCCURRENCES)
    .map((day) => addDays(day, shift))
    .filter((day) => !skipped.includes(day))
    .map((day) => base(`${day}${starts.slice(day.length)}`))
    .map((event) => ({ ...event, uid: `${uid}/${event.start}` }));
}

const EVENT = /BEGIN:VEVENT[\s\S]*?END:VEVENT\s*/g;

/** A time without a zone is the wall time of any device; the parser would read it as UTC. */
const withZone = (event: string, zone: string): string =>
  event
    .replaceAll(
      /^(DTSTART|DTEND|EXDATE|RECURRENCE-ID)((?:;(?!TZID=)[^:;\r\n]*)*):(?=\d{8}T\d{6}[,\r\n])/gm,
      `$1$2;TZID=${zone}:`,
    )
    .replaceAll(/(UNTIL=\d{8})T\d{6}(?![\dZ])/g, '$1');

/** Parses an iCalendar file. Throws if the text is not one. */
export function parseIcs(text: string): CalendarEvent[] {
  if (!/^\s*BEGIN:VCALENDAR/.test(text)) throw new Error(calendarPageText.notACalendarFile);
  const zone = deviceZone();
  const sources = Array.from(text.matchAll(EVENT), ([event]) => withZone(event, zone));
  const { timezones: zones = [] } = convertIcsCalendar(undefined, text.replaceAll(EVENT, ''));
  const timezones = fileZones(zones, sources);
  const events = sources.map((event) => convertIcsEvent(undefined, event, { timezones }));
  const moved = new Map<string, string[]>();
  for (const { uid, recurrenceId } of events)
    if (recurrenceId) moved.set(uid, [...(moved.get(uid) ?? []), dayOf(recurrenceId.value)]);
  return events
    .filter(({ recurrenceId, status }) => !(recurrenceId && status === 'CANCELLED'))
    .flatMap((event) => toEvents(event, event.recurrenceId ? [] : (moved.get(event.uid) ?? [])));
}

/** Events that are not in the calendar yet, by their UID. */
export function withoutKnown(
  events: readonly CalendarEvent[],
  known: readonly CalendarEvent[],
): CalendarEvent[] {
  const uids = new Set(known.map(eventUid));
  return events.filter((event) => !uids.has(eventUid(event)));
}
