import { LAST_WEEK, weekOfMonth } from '@/data/calendar/week-of-month';
import { eventText } from '@/messages/workspace/event';
import type { EventFormValues } from './event-form';
import { longWeekday } from './repetition-text';

/** What a monthly repetition that begins on `day` can repeat on. */
export const monthlyChoices = (day: string): { value: EventFormValues['monthly']; label: string }[] => [
  { value: 'day', label: eventText.dayOfMonth(Number(day.slice(8, 10))) },
  { value: 'week', label: eventText.weekdayOfMonthChoice(weekOfMonth(day), longWeekday(day)) },
  { value: 'last', label: eventText.weekdayOfMonthChoice(LAST_WEEK, longWeekday(day)) },
];
