import * as z from 'zod/mini';
import { EventCategory } from '@/data/calendar/category';
import { lastDayOfCount, type TimeSpan } from '@/data/calendar/occurrences';
import { formatPin, parsePin } from '@/data/calendar/pin';
import { LAST_WEEK, weekOfMonth } from '@/data/calendar/week-of-month';
import { type CalendarEvent, EventRepeat, type EventTemplate } from '@/data/calendar/schema';
import { PersonId } from '@/data/task/schema';
import { addDays } from '@/lib/dates/day';
import {
  leaveSkippedHour,
  shiftWallTime,
  wallTimeDay,
  wallTimeHour,
  wallTimeToMs,
  weekdayOf,
} from '@/lib/dates/wall-time';
import { eventText } from '@/messages/workspace/event';

const requiredDay = z.string().check(z.minLength(10, { error: eventText.chooseADate }));

/** Form values: date and time in separate fields; the end date is inclusive. */
export const eventFormSchema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(2, { error: eventText.enterAName }), z.maxLength(80)),
    place: z.string().check(z.trim(), z.maxLength(80)),
    /** As `parsePin` reads it; empty for none. */
    pin: z
      .string()
      .check(
        z.refine((text) => text.trim() === '' || parsePin(text) !== null, { error: eventText.enterAPin }),
      ),
    category: EventCategory,
    allDay: z.boolean(),
    startDay: requiredDay,
    startHour: z.string(),
    endDay: requiredDay,
    endHour: z.string(),
    repeat: EventRepeat,
    interval: z.nullable(
      z
        .number()
        .check(
          z.int(),
          z.gte(1, { error: eventText.enterOneOrMore }),
          z.lte(99, { error: eventText.enter99OrFewer }),
        ),
    ),
    weekdays: z.array(z.int()),
    /** Day of a monthly repetition: that of the month, the nth weekday or the last one. */
    monthly: z.enum(['day', 'week', 'last']),
    ends: z.enum(['never', 'until', 'count']),
    until: z.string(),
    count: z.nullable(
      z
        .number()
        .check(
          z.int(),
          z.gte(1, { error: eventText.enterOneOrMore }),
          z.lte(999, { error: eventText.enter999OrFewer }),
        ),
    ),
    /** Minutes before the start; empty for none. */
    reminder: z.string(),
    notes: z.string().check(z.maxLength(1000)),
    guestIds: z.array(PersonId),
  })
  .check(
    z.refine((form) => form.endDay >= form.startDay, {
      path: ['endDay'],
      error: eventText.chooseALaterEnd,
    }),
    z.refine((form) => form.allDay || form.startHour !== '', {
      path: ['startHour'],
      error: eventText.chooseATime,
    }),
    z.refine((form) => form.allDay || form.endHour !== '', {
      path: ['endHour'],
      error: eventText.chooseATime,
    }),
    z.refine(
      (form) =>
        form.allDay || form.endDay !== form.startDay || !form.endHour || form.endHour > form.startHour,
      { path: ['endHour'], error: eventText.chooseALaterEnd },
    ),
    z.refine((form) => form.repeat === 'none' || form.ends !== 'until' || form.until >= form.startDay, {
      path: ['until'],
      error: eventText.chooseALaterDate,
    }),
    z.refine((form) => form.repeat === 'none' || form.ends !== 'count' || form.count !== null, {
      path: ['count'],
      error: eventText.enterHowManyTimes,
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
  pin: event?.pin ? formatPin(event.pin) : '',
  category: event?.category ?? ready?.category ?? 'Meeting',
  allDay: span.allDay,
  startDay: wallTimeDay(span.start),
  startHour: wallTimeHour(span.start) || '09:00',
  endDay: span.allDay ? addDays(span.end, -1) : wallTimeDay(span.end),
  endHour: wallTimeHour(span.end) || '10:00',
  repeat: event?.repeat ?? 'none',
  interval: event?.interval ?? 1,
  weekdays: event?.weekdays ?? [],
  monthly: event?.weekOfMonth === undefined ? 'day' : event.weekOfMonth === LAST_WEEK ? 'last' : 'week',
  ends: event?.until ? 'until' : 'never',
  until: event?.until ?? '',
  count: null,
  reminder: event?.reminder === undefined ? '' : String(event.reminder),
  notes: event?.notes ?? '',
  guestIds: event?.guestIds ?? [],
});

/** An event at an hour that the clocks skip begins an hour later and keeps its length. */
export function spanFromForm(form: EventFormValues): TimeSpan {
  const { allDay, startDay, endDay, repeat } = form;
  if (allDay) return { allDay, start: startDay, end: addDays(endDay, 1) };
  const start = `${startDay}T${form.startHour}`;
  const end = `${endDay}T${form.endHour}`;
  // A series leaves the hour on one day only.
  if (repeat !== 'none') return { allDay, start, end };
  const begins = leaveSkippedHour(start);
  return { allDay, start: begins, end: shiftWallTime(end, wallTimeToMs(begins) - wallTimeToMs(start)) };
}

type Repetition = Pick<CalendarEvent, 'repeat' | 'interval' | 'weekdays' | 'weekOfMonth' | 'until'>;

/** Undefined for another repetition than on a weekday of the month. */
export function weekFromForm({ repeat, monthly, startDay }: EventFormValues): number | undefined {
  if (repeat !== 'monthly' || monthly === 'day') return undefined;
  return monthly === 'last' ? LAST_WEEK : weekOfMonth(startDay);
}

/** The repetition of a series that begins at `start`. A number of times becomes the date of the last one. */
export function repetitionFromForm(form: EventFormValues, start: string): Repetition {
  const { repeat, ends, count } = form;
  if (repeat === 'none') return { repeat, until: null };
  const weekdays = form.weekdays.toSorted((a, b) => a - b);
  const isStartAlone = weekdays.length === 1 && weekdays[0] === weekdayOf(start);
  const week = weekFromForm(form);
  const rule = {
    repeat,
    ...(form.interval !== null && form.interval > 1 && { interval: form.interval }),
    ...(repeat === 'weekly' && weekdays.length > 0 && !isStartAlone && { weekdays }),
    ...(week !== undefined && { weekOfMonth: week }),
  };
  if (ends === 'count' && count !== null)
    return { ...rule, until: lastDayOfCount({ ...rule, start }, count) };
  return { ...rule, until: (ends === 'until' && form.until) || null };
}
