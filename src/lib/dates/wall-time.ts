/** Reckoning with times of a clock without a zone: "2026-11-20T09:30", or "2026-11-20" for a whole day. */
const DAY = 10;
const MINUTE = 16;

/** Milliseconds on that clock: differences are exact, whatever the reader's zone does that night. */
export const wallMs = (wall: string): number =>
  Date.parse(wall.length === DAY ? `${wall}T00:00Z` : `${wall.slice(0, MINUTE)}Z`);

/** The other way round. */
export const wallText = (ms: number, allDay: boolean): string =>
  new Date(ms).toISOString().slice(0, allDay ? DAY : MINUTE);

/** The day of a time: "2026-11-20". */
export const wallDay = (wall: string): string => wall.slice(0, DAY);

/** The hour of a time, "09:30"; empty for a whole day. */
export const wallHour = (wall: string): string => wall.slice(DAY + 1, MINUTE);

/** The time so many milliseconds later. */
export const shiftWall = (wall: string, ms: number): string =>
  wallText(wallMs(wall) + ms, wall.length === DAY);

/** What the reader's own clock shows at a moment. */
export const wallOf = (moment: Date, allDay: boolean): string =>
  wallText(moment.getTime() - moment.getTimezoneOffset() * 60_000, allDay);

/** The moment at which the reader's own clock shows the time. */
export const momentOf = (wall: string): Date => new Date(wall.length === DAY ? `${wall}T00:00` : wall);

/** Whether a text is such a time or day, and one that exists. */
export const isWall = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(text) &&
  !Number.isNaN(wallMs(text)) &&
  wallText(wallMs(text), text.length === DAY) === text;
