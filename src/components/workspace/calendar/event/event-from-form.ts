import { moveOccurrence } from '@/data/calendar/move-occurrence';
import { type Occurrence, startAtFirst } from '@/data/calendar/occurrences';
import { parsePin } from '@/data/calendar/pin';
import type { CalendarEvent } from '@/data/calendar/schema';
import { type EventDetails, type SeriesScope, splitSeries } from '@/data/calendar/split-series';
import { startOnWeekday } from '@/data/calendar/week-of-month';
import { weekdayOf } from '@/lib/dates/wall-time';
import { type EventFormValues, repetitionFromForm, spanFromForm, weekFromForm } from './event-form';

const isSame = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();

function detailsFromForm(values: EventFormValues, start: string): EventDetails {
  const { name, place, category, notes, guestIds, reminder } = values;
  const pin = parsePin(values.pin);
  return {
    name,
    place,
    ...(pin && { pin }),
    category,
    notes,
    guestIds,
    ...(reminder !== '' && { reminder: Number(reminder) }),
    ...repetitionFromForm(values, start),
  };
}

export const newEventFromForm = (values: EventFormValues): CalendarEvent => {
  const time = spanFromForm(values);
  return startAtFirst({
    id: crypto.randomUUID(),
    uid: crypto.randomUUID(),
    ...detailsFromForm(values, time.start),
    ...time,
    without: [],
  });
};

/** The event after a change of `occurrence`, and the part of a series that the change splits off. */
export function changedByForm(
  values: EventFormValues,
  occurrence: Occurrence,
  scope: SeriesScope,
): { to: CalendarEvent; changed: CalendarEvent | null } {
  const time = spanFromForm(values);
  const { id, uid, goingOn, without, weekdays, ...shifted } = moveOccurrence(occurrence, time);
  const week = weekFromForm(values);
  // The first month of the series has the weekday, too.
  const moved =
    week === undefined
      ? shifted
      : startOnWeekday(shifted, { weekday: weekdayOf(time.start), week }, `${shifted.start.slice(0, 7)}-01`);
  // Unchanged weekdays move with the occurrence.
  const isKept = isSame(values.weekdays, occurrence.event.weekdays ?? []);
  const rule = isKept ? { ...values, weekdays: weekdays ?? [] } : values;
  const details = detailsFromForm(rule, scope === 'all' ? moved.start : time.start);
  const parts = splitSeries(occurrence, scope, time, details);
  if (parts) return { to: parts.series, changed: parts.changed };
  const { allDay, start, end } = moved;
  const kept = { id, without, ...(uid !== undefined && { uid }), ...(goingOn && { goingOn }) };
  return { to: startAtFirst({ ...kept, allDay, start, end, ...details }), changed: null };
}
