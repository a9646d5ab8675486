import { addDays } from '@/lib/dates/day';
import { wallTimeDay } from '@/lib/dates/wall-time';
import { excludeOccurrence, moveOccurrence, type Occurrence, type TimeSpan } from './occurrences';
import type { CalendarEvent } from './schema';

export type SeriesScope = 'this' | 'following' | 'all';

interface Split {
  /** The series without the changed occurrences. */
  series: CalendarEvent;
  changed: Omit<CalendarEvent, 'id'>;
}

type EventDetails = Pick<CalendarEvent, 'name' | 'place' | 'category' | 'repeat' | 'notes' | 'until'> &
  Partial<Pick<CalendarEvent, 'guestIds'>>;

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
  const uid = crypto.randomUUID();
  if (scope === 'this')
    return {
      series: excludeOccurrence(occurrence),
      changed: { ...details, ...time, uid, repeat: 'none', until: null, without: [] },
    };
  const moved = moveOccurrence(occurrence, time);
  return {
    series: { ...event, until: addDays(day, -1) },
    changed: {
      ...details,
      ...time,
      uid,
      ...(moved.weekdays ? { weekdays: moved.weekdays } : {}),
      without: moved.without.filter((skipped) => skipped > wallTimeDay(time.start)),
    },
  };
}
