import { addDays } from '@/lib/dates/day';
import { isWallTime, wallTimeToDate } from '@/lib/dates/wall-time';

const PART = /-?"[^"]*"?|\S+/gu;
const DATED = /^(since|until):(\d{4}-\d\d-\d\d)$/i;

/** "2026-03-09T11:00Z", the midnight in this time zone with which a day begins. */
const beginningOf = (day: string): string => `${wallTimeToDate(day).toISOString().slice(0, 16)}Z`;

/** Turns the days of since: and until: in a search into moments: the service takes a day as one in UTC. */
export const withLocalDays = (q: string): string =>
  q.replaceAll(PART, (part) => {
    const [, operator = '', day = ''] = DATED.exec(part) ?? [];
    if (!isWallTime(day)) return part;
    return `${operator}:${beginningOf(operator.toLowerCase() === 'until' ? addDays(day, 1) : day)}`;
  });
