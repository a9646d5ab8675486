import { moveOccurrence, type Occurrence, startAtFirst } from '@/data/calendar/occurrences';
import type { CalendarEvent } from '@/data/calendar/schema';
import { type EventDetails, type SeriesScope, splitSeries } from '@/data/calendar/split-series';
import { type EventFormValues, repetitionFromForm, spanFromForm } from './event-form';

const isSame = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();

function detailsFromForm(values: EventFormValues, start: string): EventDetails {
  const { name, place, category, notes, guestIds, reminder } = values;
  return {
    name,
    place,
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
  const { id, uid, goingOn, without, weekdays, ...moved } = moveOccurrence(occurrence, time);
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
