import { delay } from '@/lib/storage/sample-delay';
import { createCollection } from '@/data/store/collection';
import { withUuids } from '@/data/store/sample-uuid';
import { CalendarEvent } from './schema';
import { sampleEventId, sampleEvents } from './seed';

export const calendarEvents = createCollection<CalendarEvent>({
  name: 'calendar-events',
  version: 2,
  schema: CalendarEvent,
  // Ids of version 1 were numbers.
  migrate: (record) => withUuids(record, { id: sampleEventId }),
  migrateId: (id) => (typeof id === 'number' ? sampleEventId(id) : id),
  seed: async (now) => sampleEvents(now),
  space: async () => (await import('./space-kind')).eventInSpace,
});

/** A repeating event is one record. */
export async function listEvents(latency = delay()): Promise<readonly CalendarEvent[]> {
  await latency;
  return calendarEvents.all();
}
