import { SpaceEvent } from '@contract/space/body/event';
import type { SpaceKind } from '@/data/space/space-collection';
import { CURRENT_USER_ID, type PersonId } from '@/data/task/schema';
import type { CalendarEvent } from './schema';

const memberId = (id: PersonId, me: string): string => (id === CURRENT_USER_ID ? me : String(id));

type NewEvent = Omit<CalendarEvent, 'id'>;

/** In a space every field is there: null says that a value was removed. */
export const eventBody = (event: NewEvent, me: string, going: SpaceEvent['going']): SpaceEvent => ({
  uid: event.uid ?? null,
  name: event.name,
  category: event.category,
  place: event.place,
  pin: event.pin ?? null,
  notes: event.notes,
  allDay: event.allDay,
  start: event.start,
  end: event.end,
  repeat: event.repeat,
  interval: event.interval ?? 1,
  weekdays: event.weekdays ?? null,
  weekOfMonth: event.weekOfMonth ?? null,
  until: event.until,
  without: event.without,
  going,
  guestIds: (event.guestIds ?? []).map((id) => memberId(id, me)),
  reminder: event.reminder ?? null,
});

export const eventInSpace: SpaceKind<CalendarEvent> = {
  kind: 'event',
  toRecord: (id, body, me) => {
    const event = SpaceEvent.safeParse(body).data;
    if (!event) return undefined;
    const { uid, interval, weekdays, weekOfMonth, pin, going, reminder, ...fields } = event;
    return {
      ...fields,
      id,
      ...(uid !== null && { uid }),
      ...(interval > 1 && { interval }),
      ...(weekdays && { weekdays }),
      ...(weekOfMonth && { weekOfMonth }),
      ...(pin && { pin }),
      ...(reminder !== null && { reminder }),
      goingOn: going.filter((answer) => answer.memberId === me).map(({ day }) => day),
    };
  },
  toBody: (event, me, stored) => {
    const others = SpaceEvent.safeParse(stored).data?.going.filter((answer) => answer.memberId !== me) ?? [];
    const own = (event.goingOn ?? []).map((day) => ({ memberId: me, day }));
    return eventBody(event, me, [...others, ...own]);
  },
};
