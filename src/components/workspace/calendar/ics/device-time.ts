import type { IcsDateObject } from 'ts-ics';
import { dateToWallTime, msToWallTime } from '@/lib/dates/wall-time';
import { deviceZone } from './time-zone';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Null for zones that the browser does not know, such as those of older office programs. */
const formats = new Map<string, Intl.DateTimeFormat | null>();

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  let format: Intl.DateTimeFormat | null = null;
  try {
    format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  } catch {
    // The zones of the file decide.
  }
  formats.set(timeZone, format);
  return format;
}

export const isKnownZone = (timeZone: string): boolean => formatOf(timeZone) !== null;

/** ms ahead of UTC: "GMT+05:30" is 19,800,000. */
function offsetAt(format: Intl.DateTimeFormat, ms: number): number {
  const name = format.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS * (sign === '-' ? -1 : 1);
}

/**
 * The moment of a wall time in a zone. A time that comes twice is the first one, and one that the clocks skip has the
 * offset before the gap (RFC 5545, 3.3.5).
 */
function momentIn(format: Intl.DateTimeFormat, wallMs: number): number {
  const [early, late] = [wallMs - DAY_MS, wallMs + DAY_MS].map((ms) => wallMs - offsetAt(format, ms));
  const isValid = (moment = 0): boolean => moment + offsetAt(format, moment) === wallMs;
  return (!isValid(early) && isValid(late) ? late : early) ?? wallMs;
}

/** Wall time of this device. The browser's zones are used first, because files often simplify theirs. */
export function toDeviceTime({ date, type, local }: IcsDateObject): string {
  if (type === 'DATE') return msToWallTime(date.getTime(), true);
  if (!local) return dateToWallTime(date, false);
  const wallMs = local.date.getTime();
  // A time that the clocks skip stays as it is: the next repetition has that time again.
  if (local.timezone === deviceZone()) return msToWallTime(wallMs, false);
  const format = formatOf(local.timezone);
  return dateToWallTime(format ? new Date(momentIn(format, wallMs)) : date, false);
}
