import { delay } from '@/data/store/delay';
import { createCollection } from '@/data/store/collection';
import { CalendarEvent } from './schema';
import { sampleEvents } from './seed';

export const calendarEvents = createCollection<CalendarEvent>({
  name: 'calendar-events',
  version: 1,
  schema: CalendarEvent,
  seed: async (now) => sampleEvents(now),
});

/** A repeating event is one record. */
export async function listEvents(): Promise<readonly CalendarEvent[]> {
  await delay();
  return calendarEvents.all();
}
