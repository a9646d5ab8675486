import {
  type CalendarDate,
  type CalendarDateTime,
  parseDate,
  parseDateTime,
  parseTime,
  type Time,
} from '@internationalized/date';

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
