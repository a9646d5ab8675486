import { addDays, toDay } from '@/lib/dates/day';
import { wallTimeToDate } from '@/lib/dates/wall-time';
import { expandOccurrences, type Occurrence } from './occurrences';
import type { CalendarEvent } from './schema';

const MINUTE_MS = 60_000;
/** An event that began earlier is not announced, in ms. */
const GRACE_MS = 5 * MINUTE_MS;
/** Longer than the longest reminder. */
const DAYS_AHEAD = 16;

/** Occurrences whose reminder came after `since` and by `now`, both in ms. */
export function dueReminders(events: readonly CalendarEvent[], since: number, now: number): Occurrence[] {
  const today = toDay(new Date(now));
  const reminding = events.filter(({ reminder }) => reminder !== undefined);
  return expandOccurrences(reminding, addDays(today, -1), addDays(today, DAYS_AHEAD)).filter(
    ({ event, start }) => {
      const begins = wallTimeToDate(start).getTime();
      const at = begins - (event.reminder ?? 0) * MINUTE_MS;
      return at > since && at <= now && begins >= now - GRACE_MS;
    },
  );
}
