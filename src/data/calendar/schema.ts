import * as z from 'zod/mini';
import { isWallTime } from '@/lib/dates/wall-time';

/** What an entry of the calendar is about. */
export const EventCategory = z.enum(['Market', 'Works', 'Meeting', 'Culture', 'Volunteers']);
export type EventCategory = z.infer<typeof EventCategory>;

export const EventRepeat = z.enum(['none', 'daily', 'weekly', 'monthly', 'yearly']);
export type EventRepeat = z.infer<typeof EventRepeat>;

/**
 * An entry of the calendar. Times are those of the clock on the square, without a zone: "2026-11-20T09:30", or
 * "2026-11-20" where it lasts whole days.
 */
export const CalendarEvent = z.object({
  id: z.int(),
  name: z.string(),
  category: EventCategory,
  place: z.string(),
  notes: z.string(),
  allDay: z.boolean(),
  start: z.string().check(z.refine(isWallTime)),
  /** The first moment, or day, after it. */
  end: z.string().check(z.refine(isWallTime)),
  repeat: EventRepeat,
  /** Last day on which a repetition may begin; null without an end. */
  until: z.nullable(z.string()),
  /** Days on which a repetition is left out. */
  without: z.array(z.string()),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

/** Entries that come up again and again: dragged onto the calendar. Length in minutes, 0 for a whole day. */
export interface EventTemplate {
  name: string;
  category: EventCategory;
  minutes: number;
}

export const eventTemplates: readonly EventTemplate[] = [
  { name: 'Stall inspection', category: 'Market', minutes: 60 },
  { name: 'Lamp round', category: 'Works', minutes: 90 },
  { name: 'Residents hour', category: 'Meeting', minutes: 60 },
  { name: 'Open-air rehearsal', category: 'Culture', minutes: 120 },
  { name: 'Clean-up day', category: 'Volunteers', minutes: 0 },
];
