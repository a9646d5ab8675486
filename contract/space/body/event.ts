import * as z from 'zod/mini';
import { Count, Id } from '../../primitives';
import { Day, MemberIds } from './parts';

/** Without a zone: "2026-11-20T09:30", or "2026-11-20" for all-day events. */
const WallTime = z.string().check(z.maxLength(16), z.regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/));

/** Where an event is on a map. */
const EventPin = z.object({
  /** Degrees north. */
  lat: z.number().check(z.gte(-90), z.lte(90)),
  /** Degrees east. */
  lng: z.number().check(z.gte(-180), z.lte(180)),
});

/** A repeating event is one item; a changed repetition is an item of its own. */
export const SpaceEvent = z.object({
  /** iCalendar UID; null for the id of the item. */
  uid: z.nullable(z.string().check(z.maxLength(500))),
  name: z.string().check(z.maxLength(200)),
  category: z.enum(['Market', 'Works', 'Meeting', 'Culture', 'Volunteers']),
  place: z.string().check(z.maxLength(200)),
  /** Null or absent for none. */
  pin: z.optional(z.nullable(EventPin)),
  notes: z.string().check(z.maxLength(10_000)),
  allDay: z.boolean(),
  start: WallTime,
  /** Exclusive. */
  end: WallTime,
  repeat: z.enum(['none', 'daily', 'weekly', 'monthly', 'yearly']),
  /** 2 repeats every other day, week, month or year. */
  interval: z.int().check(z.gte(1), z.lte(99)),
  /** Days of a weekly repetition, Sunday is 0; null for the day of `start` alone. */
  weekdays: z.nullable(z.array(z.int().check(z.gte(0), z.lte(6))).check(z.maxLength(7))),
  /** A monthly repetition on the nth weekday of `start`, -1 for the last one; null or absent for the day of the month. */
  weekOfMonth: z.optional(z.nullable(z.int().check(z.gte(-1), z.lte(5)))),
  /** Last start date of the repetition; null for no end. */
  until: z.nullable(Day),
  /** Dates of skipped repetitions. */
  without: z.array(Day).check(z.maxLength(1000)),
  /** Members who attend a repetition, by its date. */
  going: z.array(z.object({ memberId: Id, day: Day })).check(z.maxLength(500)),
  guestIds: MemberIds,
  /** Minutes before the start; null for none. */
  reminder: z.nullable(Count.check(z.lte(20_160))),
});
export type SpaceEvent = z.infer<typeof SpaceEvent>;
