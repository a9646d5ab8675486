import type { TimeSpan } from '@/data/calendar/occurrences';
import type { CalendarEvent, EventTemplate } from '@/data/calendar/schema';
import { addDays } from '@/lib/dates/day';
import { shiftWallTime } from '@/lib/dates/wall-time';

/** Where a template is dropped. */
export type DropTime = Pick<TimeSpan, 'allDay' | 'start'>;

/** Span of a dropped template: whole days stay whole; timed events keep the template's duration. */
export const spanFromTemplate = (ready: EventTemplate, { allDay, start }: DropTime): TimeSpan => {
  if (allDay && ready.minutes === 0) return { allDay, start, end: addDays(start, 1) };
  const begins = allDay ? `${start}T09:00` : start;
  return { allDay: false, start: begins, end: shiftWallTime(begins, (ready.minutes || 60) * 60_000) };
};

export const eventFromTemplate = (template: EventTemplate, at: DropTime): CalendarEvent => ({
  id: crypto.randomUUID(),
  uid: crypto.randomUUID(),
  ...spanFromTemplate(template, at),
  name: template.name,
  category: template.category,
  place: '',
  notes: '',
  repeat: 'none',
  until: null,
  without: [],
});
