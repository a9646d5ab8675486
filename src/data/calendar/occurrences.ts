import type { CalendarEvent } from './schema';
import { addDays, today } from '@/lib/dates/day';
import { msToWallTime, shiftWallTime, wallTimeDay, wallTimeToMs, weekdayOf } from '@/lib/dates/wall-time';
import { weekdayInMonth } from './week-of-month';

/** Local wall times without a zone, like those of events. */
export interface TimeSpan {
  allDay: boolean;
  start: string;
  end: string;
}

/** One occurrence of an event. */
export interface Occurrence extends TimeSpan {
  /** Event id and date: "4@2026-11-20". */
  key: string;
  event: CalendarEvent;
}

const DAY_MS = 86_400_000;

/** When an event repeats. */
export type Rule = Pick<CalendarEvent, 'start' | 'repeat' | 'interval' | 'weekdays' | 'weekOfMonth'>;

export const daysBetween = (from: string, to: string): number =>
  (wallTimeToMs(wallTimeDay(to)) - wallTimeToMs(wallTimeDay(from))) / DAY_MS;

/** ms between candidates; null where months and years differ in length. */
function fixedStep({ repeat, weekdays, interval = 1 }: Rule): number | null {
  if (repeat === 'daily') return interval * DAY_MS;
  return repeat === 'weekly' ? (weekdays ? DAY_MS : interval * 7 * DAY_MS) : null;
}

/** Weeks begin on Monday, the default of iCalendar. */
const weekOf = (ms: number): number => Math.floor((ms / DAY_MS + 3) / 7);

function isOnWeekday(at: number, first: number, { weekdays, interval = 1 }: Rule): boolean {
  if (!weekdays) return true;
  return weekdays.includes(new Date(at).getUTCDay()) && (weekOf(at) - weekOf(first)) % interval === 0;
}

/** Start of the nth candidate; null if the month has no such day, or the week leaves this day out. */
function nthStart(event: Rule, n: number): number | null {
  const { start, repeat, interval = 1 } = event;
  const first = wallTimeToMs(start);
  const step = fixedStep(event);
  if (step !== null) {
    const at = first + n * step;
    return repeat === 'daily' || isOnWeekday(at, first, event) ? at : null;
  }
  if (repeat === 'monthly' && event.weekOfMonth !== undefined) {
    const day = weekdayInMonth(start, n * interval, weekdayOf(start), event.weekOfMonth);
    return day === null ? null : first + daysBetween(start, day) * DAY_MS;
  }
  const date = new Date(first);
  const day = date.getUTCDate();
  if (repeat === 'monthly') date.setUTCMonth(date.getUTCMonth() + n * interval);
  else date.setUTCFullYear(date.getUTCFullYear() + n * interval);
  return date.getUTCDate() === day ? date.getTime() : null;
}

/** Candidates that are searched for the end of a counted series. */
const MAX_CANDIDATES = 40_000;

/** Date of the last of `count` repetitions, excluded ones counted; null if the days of the rule never come. */
export function lastDayOfCount(rule: Rule, count: number): string | null {
  let left = count;
  if (rule.repeat === 'none') return wallTimeDay(rule.start);
  for (let n = 0; n < MAX_CANDIDATES; n += 1) {
    const at = nthStart(rule, n);
    if (at !== null) left -= 1;
    if (left === 0 && at !== null) return msToWallTime(at, true);
  }
  return null;
}

/** Begins the series at its first repetition: a rule on weekdays may leave out the day of the start. */
export function startAtFirst<T extends Rule & TimeSpan>(event: T): T {
  const first = lastDayOfCount(event, 1) ?? event.start;
  const shift = wallTimeToMs(wallTimeDay(first)) - wallTimeToMs(wallTimeDay(event.start));
  return {
    ...event,
    start: shiftWallTime(event.start, shift),
    end: shiftWallTime(event.end, shift),
  };
}

/** Occurrences that overlap `from` (inclusive) to `to` (exclusive). */
export function expandOccurrences(events: readonly CalendarEvent[], from: string, to: string): Occurrence[] {
  const [low, high] = [wallTimeToMs(from), wallTimeToMs(to)];
  return events.flatMap((event) => {
    const length = wallTimeToMs(event.end) - wallTimeToMs(event.start);
    const occurrence = (at: number): Occurrence => ({
      key: `${event.id}@${msToWallTime(at, true)}`,
      event,
      allDay: event.allDay,
      start: msToWallTime(at, event.allDay),
      end: msToWallTime(at + length, event.allDay),
    });
    const first = wallTimeToMs(event.start);
    if (event.repeat === 'none') return first < high && first + length > low ? [occurrence(first)] : [];
    const last = event.until ? Math.min(high, wallTimeToMs(event.until) + DAY_MS) : high;
    const found: Occurrence[] = [];
    const step = fixedStep(event);
    for (let n = step === null ? 0 : Math.max(0, Math.floor((low - length - first) / step)); ; n += 1) {
      // No weekday among the next seven days would loop forever.
      if (step !== null && first + n * step >= last) return found;
      const at = nthStart(event, n);
      if (at === null) continue;
      if (at >= last) return found;
      if (at + length > low && !event.without.includes(msToWallTime(at, true))) found.push(occurrence(at));
    }
  });
}

/** The day of the next occurrence within a year, else of the first one. */
export function nextEventDay(event: CalendarEvent): string {
  if (event.repeat === 'none') return wallTimeDay(event.start);
  const [next] = expandOccurrences([event], today(), addDays(today(), 366));
  return wallTimeDay((next ?? event).start);
}

export const excludeOccurrence = ({ event, start }: Occurrence): CalendarEvent => ({
  ...event,
  without: [...event.without, wallTimeDay(start)],
});
