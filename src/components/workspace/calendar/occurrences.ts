import type { CalendarEvent } from '@/data/calendar/collection';
import { addDays } from '@/lib/dates/day';
import { wallDay, wallHour, wallMs, wallText } from '@/lib/dates/wall-time';

/** When something is: times as those of the entries. */
export interface Span {
  allDay: boolean;
  start: string;
  end: string;
}

/** One time that an entry takes place. */
export interface Occurrence extends Span {
  /** Number of the entry and the day: "4@2026-11-20". */
  key: string;
  event: CalendarEvent;
}

const DAY_MS = 86_400_000;

/** Start of the nth repetition; null where the month has no such day. */
function nth({ start, repeat }: CalendarEvent, n: number): number | null {
  const first = wallMs(start);
  if (repeat === 'daily') return first + n * DAY_MS;
  if (repeat === 'weekly') return first + n * 7 * DAY_MS;
  const date = new Date(first);
  const day = date.getUTCDate();
  if (repeat === 'monthly') date.setUTCMonth(date.getUTCMonth() + n);
  else date.setUTCFullYear(date.getUTCFullYear() + n);
  return date.getUTCDate() === day ? date.getTime() : null;
}

/** The times at which entries touch the days from `from` up to, not including, `to`. */
export function occurrencesOf(events: readonly CalendarEvent[], from: string, to: string): Occurrence[] {
  const [low, high] = [wallMs(from), wallMs(to)];
  return events.flatMap((event) => {
    const length = wallMs(event.end) - wallMs(event.start);
    const occurrence = (at: number): Occurrence => ({
      key: `${event.id}@${wallText(at, true)}`,
      event,
      allDay: event.allDay,
      start: wallText(at, event.allDay),
      end: wallText(at + length, event.allDay),
    });
    const first = wallMs(event.start);
    if (event.repeat === 'none') return first < high && first + length > low ? [occurrence(first)] : [];
    const last = event.until ? Math.min(high, wallMs(event.until) + DAY_MS) : high;
    const found: Occurrence[] = [];
    const step = event.repeat === 'weekly' ? 7 * DAY_MS : DAY_MS;
    const quick = event.repeat === 'daily' || event.repeat === 'weekly';
    for (let n = quick ? Math.max(0, Math.floor((low - length - first) / step)) : 0; ; n += 1) {
      const at = nth(event, n);
      if (at === null) continue;
      if (at >= last) return found;
      if (at + length > low && !event.without.includes(wallText(at, true))) found.push(occurrence(at));
    }
  });
}

const daysBetween = (from: string, to: string): number =>
  (wallMs(wallDay(to)) - wallMs(wallDay(from))) / DAY_MS;

/** The entry when one of its times is put elsewhere: a series moves as a whole. */
export function moved({ event, start }: Occurrence, next: Span): CalendarEvent {
  const shift = daysBetween(start, next.start);
  const day = addDays(wallDay(event.start), shift);
  const begins = next.allDay ? day : `${day}T${wallHour(next.start)}`;
  return {
    ...event,
    allDay: next.allDay,
    start: begins,
    end: wallText(wallMs(begins) + wallMs(next.end) - wallMs(next.start), next.allDay),
    until: event.until && addDays(event.until, shift),
    without: event.without.map((skipped) => addDays(skipped, shift)),
  };
}

/** The series without this one time. */
export const skipped = ({ event, start }: Occurrence): CalendarEvent => ({
  ...event,
  without: [...event.without, wallDay(start)],
});
