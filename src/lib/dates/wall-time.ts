// A wall time has no zone: "2026-11-20T09:30", or "2026-11-20" for a whole day.
const DAY_LENGTH = 10;
const MINUTE_LENGTH = 16;

/** ms as if in UTC, so that differences ignore daylight saving changes. */
export const wallTimeToMs = (wall: string): number =>
  Date.parse(wall.length === DAY_LENGTH ? `${wall}T00:00Z` : `${wall.slice(0, MINUTE_LENGTH)}Z`);

export const msToWallTime = (ms: number, allDay: boolean): string =>
  new Date(ms).toISOString().slice(0, allDay ? DAY_LENGTH : MINUTE_LENGTH);

export const wallTimeDay = (wall: string): string => wall.slice(0, DAY_LENGTH);

/** "09:30"; empty for a whole day. */
export const wallTimeHour = (wall: string): string => wall.slice(DAY_LENGTH + 1, MINUTE_LENGTH);

export const shiftWallTime = (wall: string, ms: number): string =>
  msToWallTime(wallTimeToMs(wall) + ms, wall.length === DAY_LENGTH);

export const dateToWallTime = (moment: Date, allDay: boolean): string =>
  msToWallTime(moment.getTime() - moment.getTimezoneOffset() * 60_000, allDay);

export const wallTimeToDate = (wall: string): Date =>
  new Date(wall.length === DAY_LENGTH ? `${wall}T00:00` : wall);

/** A time that the clocks of this device skip in spring becomes the one an hour later, as iCalendar reads it. */
export const leaveSkippedHour = (wall: string): string =>
  dateToWallTime(wallTimeToDate(wall), wall.length === DAY_LENGTH);

/** False for a day or time that does not exist, such as "2026-02-30". */
export const isWallTime = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(text) &&
  !Number.isNaN(wallTimeToMs(text)) &&
  msToWallTime(wallTimeToMs(text), text.length === DAY_LENGTH) === text;

/** Sunday is 0. */
export const weekdayOf = (wall: string): number => new Date(wallTimeToMs(wall)).getUTCDay();
