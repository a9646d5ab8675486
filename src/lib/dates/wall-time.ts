/** Reckoning with times of a clock without a zone: "2026-11-20T09:30", or "2026-11-20" for a whole day. */
const DAY_LENGTH = 10;
const MINUTE_LENGTH = 16;

/** Milliseconds on that clock: differences are exact, whatever the reader's zone does that night. */
export const wallTimeToMs = (wall: string): number =>
  Date.parse(wall.length === DAY_LENGTH ? `${wall}T00:00Z` : `${wall.slice(0, MINUTE_LENGTH)}Z`);

/** The other way round. */
export const msToWallTime = (ms: number, allDay: boolean): string =>
  new Date(ms).toISOString().slice(0, allDay ? DAY_LENGTH : MINUTE_LENGTH);

/** The day of a time: "2026-11-20". */
export const wallTimeDay = (wall: string): string => wall.slice(0, DAY_LENGTH);

/** The hour of a time, "09:30"; empty for a whole day. */
export const wallTimeHour = (wall: string): string => wall.slice(DAY_LENGTH + 1, MINUTE_LENGTH);

/** The time so many milliseconds later. */
export const shiftWallTime = (wall: string, ms: number): string =>
  msToWallTime(wallTimeToMs(wall) + ms, wall.length === DAY_LENGTH);

/** What the reader's own clock shows at a moment. */
export const dateToWallTime = (moment: Date, allDay: boolean): string =>
  msToWallTime(moment.getTime() - moment.getTimezoneOffset() * 60_000, allDay);

/** The moment at which the reader's own clock shows the time. */
export const wallTimeToDate = (wall: string): Date =>
  new Date(wall.length === DAY_LENGTH ? `${wall}T00:00` : wall);

/** Whether a text is such a time or day, and one that exists. */
export const isWallTime = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(text) &&
  !Number.isNaN(wallTimeToMs(text)) &&
  msToWallTime(wallTimeToMs(text), text.length === DAY_LENGTH) === text;
