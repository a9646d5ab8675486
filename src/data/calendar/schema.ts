import * as z from 'zod/mini';
import { isWallTime } from '@/lib/dates/wall-time';
import { EventCategory } from './category';

export const EventRepeat = z.enum(['none', 'daily', 'weekly', 'monthly', 'yearly']);
export type EventRepeat = z.infer<typeof EventRepeat>;

/** Times are wall times without a zone: "2026-11-20T09:30", or "2026-11-20" for all-day events. */
export const CalendarEvent = z.object({
  id: z.int(),
  name: z.string(),
  category: EventCategory,
  place: z.string(),
  notes: z.string(),
  allDay: z.boolean(),
  start: z.string().check(z.refine(isWallTime)),
  /** Exclusive. */
  end: z.string().check(z.refine(isWallTime)),
  repeat: EventRepeat,
  /** Last start date of the repetition; null for no end. */
  until: z.nullable(z.string()),
  /** Dates of skipped repetitions. */
  without: z.array(z.string()),
  /** Dates of the repetitions that the member attends. */
  goingOn: z.optional(z.array(z.string())),
  guestIds: z.optional(z.array(z.int())),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

/** Templates to drag onto the calendar. `minutes` is 0 for all-day events. */
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
