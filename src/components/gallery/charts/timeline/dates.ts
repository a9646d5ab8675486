import { createDateFormat } from '@/lib/dates/date-format';

/** Milliseconds of a day in 2026; months count from 1. */
export const dateIn2026 = (month: number, day: number): number => Date.UTC(2026, month - 1, day);

const written = createDateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
/** "3 May". */
export const dayOf = (time: number): string => written().format(time);

/** The shortest month: an axis with this smallest step is ticked at the first of each month. */
export const MONTH = 28 * 86_400_000;
