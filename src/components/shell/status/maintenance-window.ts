/** Works run every week in this window, in UTC: Tuesday 02:00 to 04:00. */
const WEEKDAY = 2;
const FROM_HOUR = 2;
const HOURS = 2;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Why the square is closed and how long. */
export interface Works {
  reason: string;
  begins: Date;
  ends: Date;
}

/** The works under way at `now`, or the next ones. */
export function nextWorks(now: Date): Works {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const daysAhead = (WEEKDAY - now.getUTCDay() + 7) % 7;
  let begins = midnight + daysAhead * DAY_MS + FROM_HOUR * HOUR_MS;
  if (begins + HOURS * HOUR_MS <= now.getTime()) begins += 7 * DAY_MS;
  return {
    reason: 'The database gets a bigger cellar: indexes are rebuilt and old events are cleared away.',
    begins: new Date(begins),
    ends: new Date(begins + HOURS * HOUR_MS),
  };
}
