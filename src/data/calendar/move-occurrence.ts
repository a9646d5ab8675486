import { addDays } from '@/lib/dates/day';
import { msToWallTime, wallTimeDay, wallTimeHour, wallTimeToMs, weekdayOf } from '@/lib/dates/wall-time';
import { daysBetween, type Occurrence, type TimeSpan } from './occurrences';
import type { CalendarEvent } from './schema';
import { isInLastWeek, LAST_WEEK, weekdayInMonth, weekOfMonth } from './week-of-month';

type Repetition = Pick<CalendarEvent, 'weekdays' | 'weekOfMonth' | 'until' | 'without'>;
/** `day` is the first one. */
type MovedRepetition = Repetition & { day: string };

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));

/** The last week stays the last one where the month allows it. No month is certain to have a fifth one. */
const movedWeek = (week: number, to: string): number =>
  isInLastWeek(to) && (week === LAST_WEEK || weekOfMonth(to) === 5) ? LAST_WEEK : weekOfMonth(to);

/** By months: "first Monday" moves to the new weekday of every month. */
function moveWeekdayOfMonth(event: CalendarEvent, week: number, from: string, to: string): MovedRepetition {
  const months = monthsBetween(from, to);
  const nextWeek = movedWeek(week, to);
  const move = (day: string): string => weekdayInMonth(day, months, weekdayOf(to), nextWeek) ?? day;
  const { until, without } = event;
  const last = until && weekdayInMonth(until, 0, weekdayOf(from), week);
  const isLastIncluded = until !== null && last !== null && until >= last;
  return {
    day: move(wallTimeDay(event.start)),
    weekOfMonth: nextWeek,
    until: until && (isLastIncluded ? move(until) : addDays(move(until), -1)),
    without: without.map(move),
  };
}

function moveRepetition(event: CalendarEvent, from: string, to: string): MovedRepetition {
  const shift = daysBetween(from, to);
  const { weekOfMonth: week, weekdays, until, without } = event;
  if (week !== undefined && shift !== 0) return moveWeekdayOfMonth(event, week, from, to);
  return {
    day: addDays(wallTimeDay(event.start), shift),
    ...(weekdays && { weekdays: weekdays.map((weekday) => (((weekday + shift) % 7) + 7) % 7) }),
    until: until && addDays(until, shift),
    without: without.map((skipped) => addDays(skipped, shift)),
  };
}

/** Moves an occurrence; a series moves as a whole. */
export function moveOccurrence({ event, start }: Occurrence, next: TimeSpan): CalendarEvent {
  const { day, ...repetition } = moveRepetition(event, wallTimeDay(start), wallTimeDay(next.start));
  const begins = next.allDay ? day : `${day}T${wallTimeHour(next.start)}`;
  return {
    ...event,
    ...repetition,
    allDay: next.allDay,
    start: begins,
    end: msToWallTime(wallTimeToMs(begins) + wallTimeToMs(next.end) - wallTimeToMs(next.start), next.allDay),
  };
}
