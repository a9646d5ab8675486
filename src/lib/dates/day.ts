import { createDateFormat } from './date-format';

const DAY_MS = 86_400_000;

const formatter = (options: Intl.DateTimeFormatOptions) =>
  createDateFormat({ day: 'numeric', timeZone: 'UTC', ...options });
const thisYear = formatter({ month: 'short' });
const otherYear = formatter({ month: 'short', year: 'numeric' });
const fullFormat = formatter({ month: 'long', year: 'numeric' });

const parseDay = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** A day as "2026-11-18", without an hour and without a zone. */
export const toDay = (moment: Date): string => {
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
};

/** The reader's own day now. */
export const today = (): string => toDay(new Date());

/** The day so many days later; negative numbers go back. */
export const addDays = (day: string, days: number): string =>
  new Date(parseDay(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** "18 Nov", with the year where it is not the current one. */
export const formatShortDay = (day: string): string =>
  (day.slice(0, 4) === today().slice(0, 4) ? thisYear : otherYear)().format(parseDay(day));

/** "18 November 2026". */
export const formatLongDay = (day: string): string => fullFormat().format(parseDay(day));
