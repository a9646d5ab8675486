import * as z from 'zod/mini';

export const EventCategory = z.enum(['Market', 'Works', 'Meeting', 'Culture', 'Volunteers']);
export type EventCategory = z.infer<typeof EventCategory>;
