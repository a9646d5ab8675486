import { formatLongDay } from '@/lib/dates/day';
import { formText } from '@/messages/ui/form';

const DAY = 10;

/** Inclusive range of "2026-11-21" dates; "" while incomplete. */
export interface DateRange {
  from: string;
  to: string;
}

/** Bounds in the value's format, or as a date for date-time values. */
export interface DateBounds {
  min?: string | undefined;
  max?: string | undefined;
  /** True for a date that cannot be chosen. */
  unavailable?: ((day: string) => boolean) | undefined;
}

const named = (bound: string): string => (bound.includes('-') ? formatLongDay(bound.slice(0, DAY)) : bound);
const hourOf = (bound: string): string => (bound.length > DAY ? `, ${bound.slice(DAY + 1)}` : '');

/** Error message of a value; null if valid or empty. */
export function rangeError({ min, max, unavailable }: DateBounds, value: string): string | null {
  if (!value) return null;
  if (min && value.slice(0, min.length) < min) return formText.tooEarly(named(min) + hourOf(min));
  if (max && value.slice(0, max.length) > max) return formText.tooLate(named(max) + hourOf(max));
  if (unavailable?.(value.slice(0, DAY))) return formText.unavailable(named(value));
  return null;
}
