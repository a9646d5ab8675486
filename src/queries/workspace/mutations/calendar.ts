import { mutationOptions } from '@tanstack/react-query';
import { calendarEvents } from '@/data/calendar/collection';
import type { NextEvent } from '@/data/calendar/next-event';
import type { CalendarEvent } from '@/data/calendar/schema';
import { mergeChange } from '@/data/store/merge-change';
import { wallTimeDay } from '@/lib/dates/wall-time';
import { offerUndo } from '@/lib/overlays/undo';
import { patchQuery, withoutIds } from '@/queries/optimistic';
import { SAMPLE_KEY } from '@/queries/sample';
import { sampleMutation } from '@/queries/sample-mutation';
import { eventsOptions } from '@/queries/workspace/calendar';
import { workspaceSummaryOptions } from '@/queries/workspace/summary';
import { calendarText } from '@/messages/workspace/calendar';

/** The event as shown and as changed: what others changed meanwhile stays. */
interface EventChange {
  from: CalendarEvent;
  to: CalendarEvent;
}

const withChange = (events: readonly CalendarEvent[], { from, to }: EventChange): CalendarEvent[] =>
  events.map((event) => (event.id === to.id ? mergeChange(event, from, to) : event));

export const saveEventOptions = () =>
  sampleMutation<EventChange & { toast: string; ifDeleted?: 'restore' }, CalendarEvent>({
    collection: calendarEvents,
    changes: ({ from, to, ifDeleted }) => [{ from, to, ...(ifDeleted && { ifDeleted }) }],
    optimistic: (client, change) => [
      patchQuery(client, eventsOptions(), (events) => withChange(events, change)),
    ],
    toast: ({ toast }) => toast,
    failure: calendarText.eventNotSaved,
  });

/** `from` and `to` are the series; `changed` is its part. One Undo restores the series and removes the part. */
export const splitSeriesOptions = () =>
  sampleMutation<EventChange & { changed: CalendarEvent }, CalendarEvent>({
    collection: calendarEvents,
    changes: ({ from, to, changed }) => [{ from, to }, { put: changed }],
    optimistic: (client, change) => [
      patchQuery(client, eventsOptions(), (events) => [...withChange(events, change), change.changed]),
    ],
    toast: () => calendarText.eventSaved,
    failure: calendarText.eventNotSaved,
  });

/** Stores whether the member attends one repetition. */
export const answerEventOptions = () =>
  sampleMutation<NextEvent, CalendarEvent>({
    collection: calendarEvents,
    changes: ({ event, start, isGoing }) => {
      const day = wallTimeDay(start);
      const others = (event.goingOn ?? []).filter((date) => date !== day);
      return [{ from: event, to: { ...event, goingOn: isGoing ? [...others, day] : others } }];
    },
    optimistic: (client, nextEvent) => [
      patchQuery(client, workspaceSummaryOptions(wallTimeDay(nextEvent.start)), (summary) => ({
        ...summary,
        nextEvent,
      })),
    ],
    failure: calendarText.answerNotSaved,
  });

/** One Undo removes all added events. */
export const addEventsOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: (events: readonly CalendarEvent[]) =>
      calendarEvents.applyChanges(events.map((event) => ({ put: event }))),
    onMutate: (events, { client }) => patchQuery(client, eventsOptions(), (known) => [...known, ...events]),
    onSuccess: (inverse, events) =>
      offerUndo({
        title: events.length === 1 ? calendarText.eventAdded : calendarText.eventsAdded(events.length),
        ...(events[0] && events.length === 1 ? { text: events[0].name } : {}),
        undo: () => calendarEvents.applyChanges(inverse),
      }),
    onError: (_error, _events, rollback) => rollback?.(),
    meta: { failure: calendarText.eventNotAdded, invalidates: [SAMPLE_KEY] },
  });

/** Deletes the whole series of a repeating event. */
export const removeEventOptions = () =>
  sampleMutation<CalendarEvent, CalendarEvent>({
    collection: calendarEvents,
    changes: (event) => [{ remove: event.id }],
    optimistic: (client, { id }) => [
      patchQuery(client, eventsOptions(), (events) => withoutIds(events, [id])),
    ],
    toast: () => calendarText.eventDeleted,
    failure: calendarText.eventNotDeleted,
  });
