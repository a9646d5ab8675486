import { mutationOptions } from '@tanstack/react-query';
import { calendarEvents, listEvents } from '@/data/calendar/collection';
import type { CalendarEvent } from '@/data/calendar/schema';
import { delay } from '@/data/store/delay';
import { pluralize } from '@/lib/text/format';
import { offerUndo } from '@/lib/overlays/undo';
import { SAMPLE_KEY, sampleMutation, sampleQuery } from '@/queries/sample';

const CALENDAR_KEY = ['calendar'] as const;

/** Every entry of the calendar, a series once. */
export const eventsOptions = () => sampleQuery(CALENDAR_KEY, listEvents);

const isEventList = (held: unknown): held is readonly CalendarEvent[] => Array.isArray(held);

interface SaveEvent {
  event: CalendarEvent;
  /** What the toast with Undo says. */
  toast: string;
}

/** Keeps an entry as it now is: moved, made longer, written anew. */
export const saveEventOptions = () =>
  sampleMutation<SaveEvent, CalendarEvent>({
    collection: calendarEvents,
    changes: ({ event }) => [{ put: event }],
    optimistic: {
      key: CALENDAR_KEY,
      patch: (held, { event }) =>
        isEventList(held) ? held.map((other) => (other.id === event.id ? event : other)) : held,
    },
    toast: ({ toast: said }) => said,
    failure: 'Event not kept',
  });

/** Adds entries under the next free numbers; one toast takes all of them back. */
export const addEventsOptions = () =>
  mutationOptions({
    mutationFn: async (events: readonly Omit<CalendarEvent, 'id'>[]) => {
      await delay();
      const added: CalendarEvent[] = [];
      for (const event of events) added.push(await calendarEvents.add((id) => ({ ...event, id })));
      return added;
    },
    onMutate: async (events, { client }) => {
      const { queryKey } = eventsOptions();
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      // Numbers below zero until the store has given the real ones.
      if (before)
        client.setQueryData(queryKey, [...before, ...events.map((event, at) => ({ ...event, id: -1 - at }))]);
      return before;
    },
    onSuccess: (added) =>
      offerUndo({
        title: added.length === 1 ? 'Event added' : `${pluralize(added.length, 'event')} added`,
        ...(added[0] && added.length === 1 ? { text: added[0].name } : {}),
        undo: () => calendarEvents.applyChanges(added.map(({ id }) => ({ remove: id }))),
      }),
    onError: (_error, _events, before, { client }) => {
      if (before) client.setQueryData(eventsOptions().queryKey, before);
    },
    meta: { failure: 'Event not added', invalidates: [SAMPLE_KEY] },
  });

/** Removes an entry, a series as a whole; the toast brings it back. */
export const removeEventOptions = () =>
  sampleMutation<CalendarEvent, CalendarEvent>({
    collection: calendarEvents,
    changes: (event) => [{ remove: event.id }],
    optimistic: {
      key: CALENDAR_KEY,
      patch: (held, gone) => (isEventList(held) ? held.filter((event) => event.id !== gone.id) : held),
    },
    toast: () => 'Event deleted',
    failure: 'Event not deleted',
  });
