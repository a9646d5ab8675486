import { type Bounds, dayFrom } from './iso-values';

/** What a calendar of days and one of ranges have in common; `focused` takes the focus when it appears. */
export const monthProps = (label: string, { min, max, unavailable }: Bounds, focused: boolean) => ({
  'aria-label': label,
  className: 'cal',
  minValue: dayFrom(min),
  maxValue: dayFrom(max),
  autoFocus: focused,
  ...(unavailable && { isDateUnavailable: (day: object) => unavailable(day.toString().slice(0, 10)) }),
});
