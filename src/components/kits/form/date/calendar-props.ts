import { type DateBounds, parseDay } from './iso-values';

/** What a calendar of days and one of ranges have in common; `focused` takes the focus when it appears. */
export const calendarProps = (label: string, { min, max, unavailable }: DateBounds, focused: boolean) => ({
  'aria-label': label,
  className: 'cal',
  minValue: parseDay(min),
  maxValue: parseDay(max),
  autoFocus: focused,
  ...(unavailable && { isDateUnavailable: (day: object) => unavailable(day.toString().slice(0, 10)) }),
});
