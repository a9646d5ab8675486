import {
  type CalendarDate,
  type CalendarDateTime,
  parseDate,
  parseDateTime,
  parseTime,
  type Time,
} from '@internationalized/date';
import { formatLongDay } from '@/lib/dates/day';
import { formText } from '@/messages/ui/form';

const orNull =
  <T>(parse: (text: string) => T) =>
  (text: string | undefined): T | null => {
    if (!text) return null;
    try {
      return parse(text);
    } catch {
      return null;
    }
  };

const DAY = 10;

/** Parses "2026-11-21" or "2026-11-21T08:30"; null for anything else. */
export const parseDay: (text: string | undefined) => CalendarDate | null = orNull((text) =>
  parseDate(text.slice(0, DAY)),
);

/** Parses "2026-11-21T08:30"; null for anything else. */
export const parseLocalDateTime: (text: string | undefined) => CalendarDateTime | null =
  orNull(parseDateTime);

/** Parses "08:30"; null for anything else. */
export const parseTimeOfDay: (text: string | undefined) => Time | null = orNull(parseTime);

/** ISO text without seconds: "2026-11-21T08:30", "08:30"; "" for null. */
export function toIso(value: { toString: () => string } | null): string {
  const text = value?.toString() ?? '';
  const colon = text.indexOf(':');
  return colon < 0 ? text : text.slice(0, colon + 3);
}

/** Inclusive range of "2026-11-21" dates; "" while incomplete. */
export interface DateRange {
  from: string;
  to: string;
}

/** Bounds in the value's format, or as a date for date-time values. */
export interface DateBounds {
  min?: string | undefined;
  max?: string | undefined;
  /** True for a date that cannot be chosen. */
  unavailable?: ((day: string) => boolean) | undefined;
}

const named = (bound: string): string => (bound.includes('-') ? formatLongDay(bound.slice(0, DAY)) : bound);
const hourOf = (bound: string): string => (bound.length > DAY ? `, ${bound.slice(DAY + 1)}` : '');

/** Error message of a value; null if valid or empty. */
export function rangeError({ min, max, unavailable }: DateBounds, value: string): string | null {
  if (!value) return null;
  if (min && value.slice(0, min.length) < min) return formText.tooEarly(named(min) + hourOf(min));
  if (max && value.slice(0, max.length) > max) return formText.tooLate(named(max) + hourOf(max));
  if (unavailable?.(value.slice(0, DAY))) return formText.unavailable(named(value));
  return null;
}
