import { LAST_WEEK, weekOfMonth } from '@/data/calendar/week-of-month';
import { capitalize } from '@/lib/text/format';
import type { EventFormValues } from './event-form';
import { weekdayOfMonthText } from './repetition-text';

/** What a monthly repetition that begins on `day` can repeat on. */
export const monthlyChoices = (day: string): { value: EventFormValues['monthly']; label: string }[] => [
  { value: 'day', label: `Day ${Number(day.slice(8, 10))}` },
  { value: 'week', label: capitalize(weekdayOfMonthText(day, weekOfMonth(day))) },
  { value: 'last', label: capitalize(weekdayOfMonthText(day, LAST_WEEK)) },
];
