import * as z from 'zod/mini';
import { PersonId } from '@/data/task/schema';
import { isWallTime } from '@/lib/dates/wall-time';
import { EventCategory } from './category';
import { WeekOfMonth } from './week-of-month';

export const EventRepeat = z.enum(['none', 'daily', 'weekly', 'monthly', 'yearly']);
export type EventRepeat = z.infer<typeof EventRepeat>;

/** By the number of `Date.getUTCDay`, as in iCalendar. */
export const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** Where an event is on a map, in degrees north and east. */
const EventPin = z.object({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
});
export type EventPin = z.infer<typeof EventPin>;

/** Times are wall times without a zone: "2026-11-20T09:30", or "2026-11-20" for all-day events. */
export const CalendarEvent = z.object({
  id: z.uuid(),
  /** iCalendar UID; absent for sample events. */
  uid: z.optional(z.string()),
  name: z.string(),
  category: EventCategory,
  place: z.string(),
  pin: z.optional(EventPin),
  notes: z.string(),
  allDay: z.boolean(),
  start: z.string().check(z.refine(isWallTime)),
  /** Exclusive. */
  end: z.string().check(z.refine(isWallTime)),
  repeat: EventRepeat,
  /** 2 repeats every other day, week, month or year; absent for every one. */
  interval: z.optional(z.int().check(z.gte(1), z.lte(99))),
  /** Days of a weekly repetition, Sunday is 0; absent for the day of `start` alone. */
  weekdays: z.optional(z.array(z.int().check(z.gte(0), z.lte(6)))),
  /** A monthly repetition on the nth weekday of `start`, -1 for the last one; absent for the day of the month. */
  weekOfMonth: z.optional(WeekOfMonth),
  /** Last start date of the repetition; null for no end. */
  until: z.nullable(z.string()),
  /** Dates of skipped repetitions. */
  without: z.array(z.string()),
  /** Dates of the repetitions that the member attends. */
  goingOn: z.optional(z.array(z.string())),
  guestIds: z.optional(z.array(PersonId)),
  /** Minutes before the start; absent for none. */
  reminder: z.optional(z.int()),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

/** The sample's UIDs hold the number of the event, as in files of older versions. */
export const eventUid = ({ id, uid }: CalendarEvent): string =>
  uid ?? `event-${/^da7a0004-0000-4000-8000-0*(\d+)$/.exec(id)?.[1] ?? id}@plaza`;

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
