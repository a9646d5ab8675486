import type { IcsDateObject, IcsRecurrenceRule } from 'ts-ics';
import { daysBetween } from '@/data/calendar/occurrences';
import { WEEKDAYS } from '@/data/calendar/schema';
import { msToWallTime } from '@/lib/dates/wall-time';
import { toDeviceTime } from './device-time';

const DAY_MS = 86_400_000;

/** Days that a start is later here than by the clocks of its rule: Monday evening in New York is Tuesday in Berlin. */
export const dayShift = (start: IcsDateObject): number =>
  start.type === 'DATE'
    ? 0
    : daysBetween(msToWallTime((start.local ?? start).date.getTime(), true), toDeviceTime(start));

/** The rule by the days of this device; null if they do not follow a rule, as the day after the last of a month. */
export function shiftRule(rule: IcsRecurrenceRule, shift: number): IcsRecurrenceRule | null {
  const { frequency, interval = 1, byDay, until } = rule;
  if (shift === 0) return rule;
  if (frequency === 'MONTHLY' || frequency === 'YEARLY') return null;
  // Two days of one week may be in two weeks here.
  if (byDay && byDay.length > 1 && interval > 1) return null;
  return {
    ...rule,
    ...(byDay && {
      byDay: byDay.map((named) => ({
        ...named,
        day: WEEKDAYS.at((WEEKDAYS.indexOf(named.day) + shift) % 7) ?? named.day,
      })),
    }),
    ...(until?.type === 'DATE' && {
      until: {
        ...until,
        date: new Date(until.date.getTime() + shift * DAY_MS),
      },
    }),
  };
}
