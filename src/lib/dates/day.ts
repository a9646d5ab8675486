import { createDateFormat } from './date-format';

const DAY_MS = 86_400_000;

const formatter = (options: Intl.DateTimeFormatOptions) =>
  createDateFormat({ day: 'numeric', timeZone: 'UTC', ...options });
const thisYear = formatter({ month: 'short' });
const otherYear = formatter({ month: 'short', year: 'numeric' });
const fullFormat = formatter({ month: 'long', year: 'numeric' });

const parseDay = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The local calendar day of a moment: "2026-11-18". All days in this module have this form. */
export const toDay = (moment: Date): string => {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
};

export const today = (): string => toDay(new Date());

export const addDays = (day: string, days: number): string =>
  new Date(parseDay(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** "18 Nov"; with the year when it is not the current one. */
export const formatShortDay = (day: string): string =>
  (day.slice(0, 4) === today().slice(0, 4) ? thisYear : otherYear)().format(parseDay(day));

export const formatLongDay = (day: string): string => fullFormat().format(parseDay(day));
