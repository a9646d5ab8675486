import { createDateFormat } from '@/lib/dates/date-format';

/** Time of a day in 2026, in ms; `month` starts at 1. */
export const dateIn2026 = (month: number, day: number): number => Date.UTC(2026, month - 1, day);

const written = createDateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
/** "3 May". */
export const dayOf = (time: number): string => written().format(time);

/** The shortest month in ms: the minimum tick interval that yields monthly ticks. */
export const MONTH = 28 * 86_400_000;
