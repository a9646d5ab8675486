import { sampleQuery } from '@/queries/sample';

/** Today's next event; null if none is left. */
export const nextEventOptions = () =>
  sampleQuery(['next-event'], async () => (await import('@/data/calendar/next-event')).getNextEvent());

/** A repeating event is one record. */
export const eventsOptions = () =>
  sampleQuery(['calendar'], async () => (await import('@/data/calendar/collection')).listEvents());
