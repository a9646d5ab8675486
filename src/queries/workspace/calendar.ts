import { sampleQuery } from '@/queries/sample';

/** A repeating event is one record. */
export const eventsOptions = () =>
  sampleQuery(['calendar'], async (latency) =>
    (await import('@/data/calendar/collection')).listEvents(latency),
  );
