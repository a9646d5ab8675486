import { addDays } from '@/lib/dates/day';
import { wallTimeDay } from '@/lib/dates/wall-time';
import { moveOccurrence } from './move-occurrence';
import { excludeOccurrence, type Occurrence, startAtFirst, type TimeSpan } from './occurrences';
import type { CalendarEvent } from './schema';

export type SeriesScope = 'this' | 'following' | 'all';

interface Split {
  /** The series without the changed occurrences. */
  series: CalendarEvent;
  changed: CalendarEvent;
}

/** What the form sets apart from the time. */
export type EventDetails = Omit<CalendarEvent, 'id' | 'uid' | 'goingOn' | 'without' | keyof TimeSpan>;

/** Null if the change applies to the whole series, as it does from the first occurrence on. */
export function splitSeries(
  occurrence: Occurrence,
  scope: SeriesScope,
  time: TimeSpan,
  details: EventDetails,
): Split | null {
  const { event } = occurrence;
  const day = wallTimeDay(occurrence.start);
  const isFirst = wallTimeDay(event.start) === day;
  if (scope === 'all' || event.repeat === 'none' || (scope === 'following' && isFirst)) return null;
  // A UID of its own: importing the exported calendar must find both events.
  const ids = { id: crypto.randomUUID(), uid: crypto.randomUUID() };
  if (scope === 'this') {
    const { interval: _interval, weekdays: _weekdays, weekOfMonth: _week, ...once } = details;
    return {
      series: excludeOccurrence(occurrence),
      changed: { ...once, ...time, ...ids, repeat: 'none', until: null, without: [] },
    };
  }
  const { without } = moveOccurrence(occurrence, time);
  return {
    series: { ...event, until: addDays(day, -1) },
    changed: startAtFirst({
      ...details,
      ...time,
      ...ids,
      without: without.filter((skipped) => skipped > wallTimeDay(time.start)),
    }),
  };
}
