import { mutationOptions } from '@tanstack/react-query';
import { calendarEvents } from '@/data/calendar/collection';
import type { NextEvent } from '@/data/calendar/next-event';
import type { CalendarEvent } from '@/data/calendar/schema';
import { delay } from '@/data/store/delay';
import { wallTimeDay } from '@/lib/dates/wall-time';
import { pluralize } from '@/lib/text/format';
import { offerUndo } from '@/lib/overlays/undo';
import { patchQuery, replaceById, withoutIds } from '@/queries/optimistic';
import { SAMPLE_KEY } from '@/queries/sample';
import { sampleMutation } from '@/queries/sample-mutation';
import { eventsOptions } from '@/queries/workspace/calendar';
import { workspaceSummaryOptions } from '@/queries/workspace/summary';

interface SaveEvent {
  event: CalendarEvent;
  /** Title of the toast with Undo. */
  toast: string;
}

export const saveEventOptions = () =>
  sampleMutation<SaveEvent, CalendarEvent>({
    collection: calendarEvents,
    changes: ({ event }) => [{ put: event }],
    optimistic: (client, { event }) => [
      patchQuery(client, eventsOptions(), (events) => replaceById(events, [event])),
    ],
    toast: ({ toast }) => toast,
    failure: 'Event not saved',
  });

interface SplitSeries {
  series: CalendarEvent;
  changed: Omit<CalendarEvent, 'id'>;
}

/** One Undo restores the series and removes the changed event. */
export const splitSeriesOptions = () =>
  sampleMutation<SplitSeries, CalendarEvent>({
    collection: calendarEvents,
    changes: async ({ series, changed }) => [
      { put: series },
      { put: { ...changed, id: await calendarEvents.nextId() } },
    ],
    optimistic: (client, { series, changed }) => [
      // A negative id until the collection assigns the real one.
      patchQuery(client, eventsOptions(), (events) => [
        ...replaceById(events, [series]),
        { ...changed, id: -1 },
      ]),
    ],
    toast: () => 'Event saved',
    failure: 'Event not saved',
  });

/** Stores whether the member attends one repetition. */
export const answerEventOptions = () =>
  sampleMutation<NextEvent, CalendarEvent>({
    collection: calendarEvents,
    changes: ({ event, start, isGoing }) => {
      const day = wallTimeDay(start);
      const others = (event.goingOn ?? []).filter((date) => date !== day);
      return [{ put: { ...event, goingOn: isGoing ? [...others, day] : others } }];
    },
    optimistic: (client, nextEvent) => [
      patchQuery(client, workspaceSummaryOptions(), (summary) => ({ ...summary, nextEvent })),
    ],
    failure: 'Answer not saved',
  });

/** One Undo removes all added events. */
export const addEventsOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: async (events: readonly Omit<CalendarEvent, 'id'>[]) => {
      await delay();
      return calendarEvents.addAll(
        events.map((event) => (id: number) => ({ uid: crypto.randomUUID(), ...event, id })),
      );
    },
    onMutate: (events, { client }) =>
      // Negative ids until the collection assigns the real ones.
      patchQuery(client, eventsOptions(), (known) => [
        ...known,
        ...events.map((event, index) => ({ ...event, id: -1 - index })),
      ]),
    onSuccess: (added) =>
      offerUndo({
        title: added.length === 1 ? 'Event added' : `${pluralize(added.length, 'event')} added`,
        ...(added[0] && added.length === 1 ? { text: added[0].name } : {}),
        undo: () => calendarEvents.applyChanges(added.map(({ id }) => ({ remove: id }))),
      }),
    onError: (_error, _events, rollback) => rollback?.(),
    meta: { failure: 'Event not added', invalidates: [SAMPLE_KEY] },
  });

/** Deletes the whole series of a repeating event. */
export const removeEventOptions = () =>
  sampleMutation<CalendarEvent, CalendarEvent>({
    collection: calendarEvents,
    changes: (event) => [{ remove: event.id }],
    optimistic: (client, { id }) => [
      patchQuery(client, eventsOptions(), (events) => withoutIds(events, [id])),
    ],
    toast: () => 'Event deleted',
    failure: 'Event not deleted',
  });
