import { expandOccurrences } from '@/data/calendar/occurrences';
import type { CalendarEvent } from '@/data/calendar/schema';
import { sampleEventId } from '@/data/calendar/seed';

export const entry = (change: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: sampleEventId(4),
  name: 'Lamp round',
  category: 'Works',
  place: 'Canal side',
  notes: 'Bring the ladder; the long one',
  allDay: false,
  start: '2026-11-16T09:00',
  end: '2026-11-16T10:30',
  repeat: 'none',
  until: null,
  without: [],
  ...change,
});

/** The days on which the event begins. */
export const days = (event: CalendarEvent, from = '2026-11-01', to = '2027-01-01') =>
  expandOccurrences([event], from, to).map(({ start }) => start.slice(0, 10));

/** A calendar file of another program. */
export const icsFile = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Other//EN', ...lines, 'END:VCALENDAR'].join('\r\n');

export const icsEvent = (...lines: string[]): string[] => [
  'BEGIN:VEVENT',
  'UID:a',
  'DTSTAMP:20261101T000000Z',
  ...lines,
  'END:VEVENT',
];
