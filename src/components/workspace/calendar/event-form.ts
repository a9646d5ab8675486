import * as z from 'zod/mini';
import { EventCategory } from '@/data/calendar/category';
import { type CalendarEvent, EventRepeat, type EventTemplate } from '@/data/calendar/schema';
import { addDays } from '@/lib/dates/day';
import { shiftWallTime, wallTimeDay, wallTimeHour } from '@/lib/dates/wall-time';
import type { TimeSpan } from '@/data/calendar/occurrences';

const requiredDay = z.string().check(z.minLength(10, { error: 'Choose a date.' }));

/** Form values: date and time in separate fields; the end date is inclusive. */
export const eventFormSchema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(2, { error: 'Enter a name.' }), z.maxLength(80)),
    place: z.string().check(z.trim(), z.maxLength(80)),
    category: EventCategory,
    allDay: z.boolean(),
    startDay: requiredDay,
    startHour: z.string(),
    endDay: requiredDay,
    endHour: z.string(),
    repeat: EventRepeat,
    until: z.string(),
    notes: z.string().check(z.maxLength(1000)),
    guestIds: z.array(z.int()),
  })
  .check(
    z.refine((form) => form.endDay >= form.startDay, {
      path: ['endDay'],
      error: 'Choose an end after the start.',
    }),
    z.refine((form) => form.allDay || form.startHour !== '', {
      path: ['startHour'],
      error: 'Choose a time.',
    }),
    z.refine((form) => form.allDay || form.endHour !== '', { path: ['endHour'], error: 'Choose a time.' }),
    z.refine(
      (form) =>
        form.allDay || form.endDay !== form.startDay || !form.endHour || form.endHour > form.startHour,
      { path: ['endHour'], error: 'Choose an end after the start.' },
    ),
    z.refine((form) => form.repeat === 'none' || !form.until || form.until >= form.startDay, {
      path: ['until'],
      error: 'Choose a date after the first day.',
    }),
  );
export type EventFormValues = z.infer<typeof eventFormSchema>;

/** Form values of an event, or of a new event at `span`. */
export const eventFormValues = (
  span: TimeSpan,
  event: CalendarEvent | null,
  ready?: EventTemplate,
): EventFormValues => ({
  name: event?.name ?? ready?.name ?? '',
  place: event?.place ?? '',
  category: event?.category ?? ready?.category ?? 'Meeting',
  allDay: span.allDay,
  startDay: wallTimeDay(span.start),
  startHour: wallTimeHour(span.start) || '09:00',
  endDay: span.allDay ? addDays(span.end, -1) : wallTimeDay(span.end),
  endHour: wallTimeHour(span.end) || '10:00',
  repeat: event?.repeat ?? 'none',
  until: event?.until ?? '',
  notes: event?.notes ?? '',
  guestIds: event?.guestIds ?? [],
});

export const spanFromForm = (form: EventFormValues): TimeSpan =>
  form.allDay
    ? { allDay: true, start: form.startDay, end: addDays(form.endDay, 1) }
    : { allDay: false, start: `${form.startDay}T${form.startHour}`, end: `${form.endDay}T${form.endHour}` };

/** Span of a dropped template: whole days stay whole; timed events keep the template's duration. */
export const spanFromTemplate = (ready: EventTemplate, { allDay, start }: TimeSpan): TimeSpan => {
  if (allDay && ready.minutes === 0) return { allDay, start, end: addDays(start, 1) };
  const begins = allDay ? `${start}T09:00` : start;
  return { allDay: false, start: begins, end: shiftWallTime(begins, (ready.minutes || 60) * 60_000) };
};
