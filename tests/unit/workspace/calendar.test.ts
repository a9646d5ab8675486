import { describe, expect, it } from 'vitest';
import { toIcs, parseIcs } from '@/components/workspace/calendar/ics';
import { moveOccurrence, expandOccurrences, excludeOccurrence } from '@/data/calendar/occurrences';
import { periodTitle, stepPeriod } from '@/components/workspace/calendar/period';
import type { CalendarEvent } from '@/data/calendar/schema';
import { isWallTime } from '@/lib/dates/wall-time';

const entry = (change: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 4,
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
const days = (event: CalendarEvent, from = '2026-11-01', to = '2027-01-01') =>
  expandOccurrences([event], from, to).map(({ start }) => start.slice(0, 10));
const first = (event: CalendarEvent) => {
  const [occurrence] = expandOccurrences([event], '2026-01-01', '2027-12-01');
  if (!occurrence) throw new Error('never');
  return occurrence;
};

describe('times of an entry', () => {
  it('repeats until its last day, without excluded days', () => {
    expect(days(entry({ repeat: 'weekly', until: '2026-12-07', without: ['2026-11-23'] }))).toEqual([
      '2026-11-16',
      '2026-11-30',
      '2026-12-07',
    ]);
    expect(days(entry({ repeat: 'daily' }), '2026-12-30')).toEqual(['2026-12-30', '2026-12-31']);
  });
  it('skips months without that day', () => {
    const last = entry({ repeat: 'monthly', allDay: true, start: '2026-10-31', end: '2026-11-01' });
    expect(days(last, '2026-10-01', '2027-02-01')).toEqual(['2026-10-31', '2026-12-31', '2027-01-31']);
  });
  it('includes events that began before the first day', () => {
    const long = entry({ allDay: true, start: '2026-10-28', end: '2026-11-02' });
    expect(days(long)).toEqual(['2026-10-28']);
    expect(days(long, '2026-11-02')).toEqual([]);
  });
  it('moves a series by one occurrence, with its excluded days', () => {
    const series = entry({ repeat: 'weekly', without: ['2026-11-16', '2026-11-30'] });
    const next = moveOccurrence(first(series), {
      allDay: false,
      start: '2026-11-24T14:00',
      end: '2026-11-24T15:00',
    });
    expect(next).toMatchObject({ start: '2026-11-17T14:00', end: '2026-11-17T15:00' });
    expect(next.without).toEqual(['2026-11-17', '2026-12-01']);
  });
  it('turns into an all-day event, and excludes a day', () => {
    const next = moveOccurrence(first(entry()), { allDay: true, start: '2026-11-18', end: '2026-11-20' });
    expect(next).toMatchObject({ allDay: true, start: '2026-11-18', end: '2026-11-20' });
    expect(excludeOccurrence(first(entry({ repeat: 'daily' }))).without).toEqual(['2026-11-16']);
  });
  it('rejects days that do not exist', () => {
    expect(['2026-02-30', '2026-11-20T25:00', 'soon'].some(isWallTime)).toBe(false);
    expect(isWallTime('2026-11-20T09:30')).toBe(true);
  });
});

describe('periods', () => {
  it('names and steps', () => {
    expect(periodTitle('month', '2026-11-20')).toBe('November 2026');
    expect(periodTitle('day', '2026-11-20')).toContain('20 November 2026');
    expect(stepPeriod('month', '2026-01-31', 1)).toBe('2026-02-01');
    expect(stepPeriod('month', '2026-01-31', -1)).toBe('2025-12-01');
    expect(stepPeriod('week', '2026-11-20', -1)).toBe('2026-11-13');
  });
});

describe('calendar files', () => {
  it('imports its own export', () => {
    const events = [
      entry(),
      entry({ id: 5, repeat: 'weekly', until: '2026-12-14', without: ['2026-11-23'] }),
      entry({ id: 6, allDay: true, start: '2026-11-20', end: '2026-11-22' }),
    ];
    expect(parseIcs(toIcs(events))).toEqual(events.map(({ id: _id, ...event }) => event));
  });
  it('imports unsupported recurrences as single events', () => {
    const found = parseIcs(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Other//EN',
        'BEGIN:VEVENT',
        'UID:a',
        'DTSTAMP:20261101T000000Z',
        'SUMMARY:Every other day',
        'DTSTART;VALUE=DATE:20261102',
        'DTEND;VALUE=DATE:20261103',
        'RRULE:FREQ=DAILY;INTERVAL=2;COUNT=3',
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\r\n'),
    );
    expect(found.map(({ start, repeat }) => [start, repeat])).toEqual([
      ['2026-11-02', 'none'],
      ['2026-11-04', 'none'],
      ['2026-11-06', 'none'],
    ]);
  });
  it('rejects other files', () => expect(() => parseIcs('<html>')).toThrow('not a calendar file'));
});
