import * as z from 'zod/mini';

/** What an entry of the calendar is about. */
export const EventCategory = z.enum(['Market', 'Works', 'Meeting', 'Culture', 'Volunteers']);
export type EventCategory = z.infer<typeof EventCategory>;
