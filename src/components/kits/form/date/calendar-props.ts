import type { DateBounds } from './date-bounds';
import { parseDay } from './iso-values';

/** Props shared by calendar and range calendar; `focused` focuses on mount. */
export const calendarProps = (label: string, { min, max, unavailable }: DateBounds, focused: boolean) => ({
  'aria-label': label,
  className: 'month-grid fit',
  minValue: parseDay(min),
  maxValue: parseDay(max),
  autoFocus: focused,
  ...(unavailable && { isDateUnavailable: (day: object) => unavailable(day.toString().slice(0, 10)) }),
});
