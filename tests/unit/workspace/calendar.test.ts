import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toIcs } from '@/components/workspace/calendar/ics/export-ics';
import { parseIcs, withoutKnown } from '@/components/workspace/calendar/ics/import-ics';
import { dueReminders } from '@/data/calendar/due-reminders';
import { moveOccurrence } from '@/data/calendar/move-occurrence';
import {
  excludeOccurrence,
  expandOccurrences,
  lastDayOfCount,
  startAtFirst,
} from '@/data/calendar/occurrences';
import { sampleEventId } from '@/data/calendar/seed';
import { splitSeries } from '@/data/calendar/split-series';
import { periodTitle, stepPeriod } from '@/components/workspace/calendar/period';
import type { CalendarEvent } from '@/data/calendar/schema';
import { weekStart } from '@/lib/dates/first-day';
import { DEFAULT_SETTINGS, updateSettings } from '@/lib/settings/settings';
import { isWallTime, wallTimeToDate } from '@/lib/dates/wall-time';

const entry = (change: Partial<CalendarEvent> = {}): CalendarEvent => ({
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

describe('custom repeats', () => {
  const weekly = entry({ start: '2026-11-18T09:00', end: '2026-11-18T10:00', repeat: 'weekly' });

  it('repeats every n days, weeks, months or years', () => {
    const every = (interval: number, repeat: CalendarEvent['repeat']) =>
      days({ ...weekly, interval, repeat }, '2026-11-01', '2027-01-19');
    expect(every(10, 'daily').slice(0, 3)).toEqual(['2026-11-18', '2026-11-28', '2026-12-08']);
    expect(every(2, 'weekly').slice(0, 3)).toEqual(['2026-11-18', '2026-12-02', '2026-12-16']);
    expect(every(2, 'monthly')).toEqual(['2026-11-18', '2027-01-18']);
    expect(days({ ...weekly, interval: 2, repeat: 'yearly' }, '2026-01-01', '2029-01-01')).toEqual([
      '2026-11-18',
      '2028-11-18',
    ]);
  });
  it('repeats every second week on its weekdays, from a period far from the start', () => {
    const event = { ...weekly, interval: 2, weekdays: [1, 3] };
    expect(days(event, '2026-11-01', '2026-12-20')).toEqual([
      '2026-11-18',
      '2026-11-30',
      '2026-12-02',
      '2026-12-14',
      '2026-12-16',
    ]);
    expect(days(event, '2031-01-01', '2031-01-20')).toEqual(['2031-01-06', '2031-01-08']);
  });
  it('ends after a number of times, and begins on the first chosen weekday', () => {
    expect(lastDayOfCount({ ...weekly, weekdays: [1, 2, 3, 4, 5] }, 6)).toBe('2026-11-25');
    expect(startAtFirst({ ...weekly, weekdays: [0] })).toMatchObject({
      start: '2026-11-22T09:00',
      end: '2026-11-22T10:00',
    });
  });
  it('keeps rule and reminder in a calendar file, which another parser reads the same way', () => {
    const event = entry({
      ...weekly,
      id: sampleEventId(4),
      interval: 2,
      weekdays: [1, 3],
      until: '2027-02-01',
      reminder: 90,
    });
    const text = toIcs([event]);
    expect(parseIcs(text)).toEqual([{ ...event, id: expect.any(String), uid: 'event-4@plaza' }]);
    const [component] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    const times = new ICAL.Event(component).iterator();
    const found: string[] = [];
    for (let next = times.next(); next; next = times.next()) found.push(next.toString().slice(0, 10));
    expect(found).toEqual(days(event, '2026-11-01', '2027-06-01'));
    const alarm = component?.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
    expect(alarm?.toString()).toMatch(/^-PT(1H30M|90M)$/);
  });
  it('imports a counted rule as one series', () => {
    const counted = toIcs([entry({ ...weekly, id: sampleEventId(4), interval: 3 })]).replace(
      'INTERVAL=3',
      'INTERVAL=3;COUNT=4',
    );
    const [event, ...rest] = parseIcs(counted);
    expect(rest).toEqual([]);
    expect(event).toMatchObject({ repeat: 'weekly', interval: 3, until: '2027-01-20' });
  });
});

describe('reminders', () => {
  const now = wallTimeToDate('2026-11-16T08:45').getTime();
  const minutes = (count: number): number => now - count * 60_000;
  const due = (reminder: number, since: number, at = now) =>
    dueReminders([entry({ repeat: 'daily', reminder })], since, at).map(({ start }) => start);

  it('come once, so many minutes before each repetition', () => {
    expect(due(15, minutes(1))).toEqual(['2026-11-16T09:00']);
    expect(due(15, now, now + 60_000)).toEqual([]);
    expect(due(14, minutes(1))).toEqual([]);
    expect(due(1455, minutes(1))).toEqual(['2026-11-17T09:00']);
    expect(dueReminders([entry()], 0, now)).toEqual([]);
  });
  it('come late while the event has not begun', () => {
    expect(due(60, 0)).toEqual(['2026-11-16T09:00']);
    expect(due(60, 0, now + 30 * 60_000)).toEqual([]);
  });
});

describe('periods', () => {
  afterEach(() => updateSettings({ dates: DEFAULT_SETTINGS.dates }));

  it('begins the week as the date language does', () => {
    const starts = (dates: string) => {
      updateSettings({ dates });
      return weekStart('2026-11-18');
    };
    expect([starts('en-GB'), starts('en-US'), starts('ar-EG')]).toEqual([
      '2026-11-16',
      '2026-11-15',
      '2026-11-14',
    ]);
  });
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
      entry({ id: sampleEventId(5), repeat: 'weekly', until: '2026-12-14', without: ['2026-11-23'] }),
      entry({ id: sampleEventId(6), allDay: true, start: '2026-11-20', end: '2026-11-22' }),
    ];
    const imported = parseIcs(toIcs(events));
    expect(imported).toEqual(
      events.map((event, at) => ({ ...event, id: expect.any(String), uid: `event-${at + 4}@plaza` })),
    );
    expect(withoutKnown(imported, events)).toEqual([]);
    expect(withoutKnown(imported, events.slice(1))).toHaveLength(1);
  });
  describe.each(['America/Los_Angeles', 'Europe/Berlin', 'Asia/Tokyo', 'UTC'])('in %s', (zone) => {
    beforeEach(() => vi.stubEnv('TZ', zone));
    afterEach(() => vi.unstubAllEnvs());

    const series = entry({
      uid: 'series@plaza.test',
      start: '2026-10-19T09:00',
      end: '2026-10-19T10:30',
      repeat: 'weekly',
      weekdays: [1, 4],
      until: '2027-04-05',
      without: ['2026-11-23'],
    });

    it('exports what another parser reads as the same times', () => {
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      const calendar = new ICAL.Component(ICAL.parse(toIcs([series], new Date('2026-11-20T12:00:00Z'))));
      const zones = calendar.getAllSubcomponents('vtimezone');
      expect(zones.map((one) => one.getFirstPropertyValue('tzid'))).toEqual([zone]);
      const [component] = calendar.getAllSubcomponents('vevent');
      const rule = component?.getFirstPropertyValue('rrule')?.toString();
      expect(rule).toMatch(/UNTIL=\d{8}T\d{6}Z/);
      const event = new ICAL.Event(component);
      const times = event.iterator();
      const found: number[] = [];
      for (let next = times.next(); next; next = times.next()) found.push(next.toUnixTime() * 1000);
      const ours = expandOccurrences([series], '2026-10-01', '2027-06-01');
      expect(found).toEqual(ours.map(({ start }) => wallTimeToDate(start).getTime()));
      expect(found.length).toBeGreaterThan(45);
    });

    it('keeps a weekly rule on several days as one rule', () => {
      const [event, ...rest] = parseIcs(toIcs([series]));
      expect(rest).toEqual([]);
      expect(event).toEqual({ ...series, id: expect.any(String) });
    });

    it('keeps length and local time over a change of the clocks', () => {
      const night = entry({ start: '2027-03-27T23:00', end: '2027-03-28T04:00' });
      const [event] = parseIcs(toIcs([night]));
      expect([event?.start, event?.end]).toEqual([night.start, night.end]);
      const gap = entry({ start: '2027-03-14T02:30', end: '2027-03-14T04:00', repeat: 'weekly' });
      expect(parseIcs(toIcs([gap]))[0]?.start.slice(0, 10)).toBe('2027-03-14');
      expect(days(gap, '2027-03-01', '2027-04-01')).toEqual(['2027-03-14', '2027-03-21', '2027-03-28']);
    });
  });
  it('reads a thousand events in under a second', () => {
    const text = toIcs(Array.from({ length: 1000 }, (_, id) => entry({ uid: `many-${id}` })));
    // Other processes only raise a time: the lowest of three counts.
    const times = [1, 2, 3].map(() => {
      const from = performance.now();
      expect(parseIcs(text)).toHaveLength(1000);
      return performance.now() - from;
    });
    expect(Math.min(...times)).toBeLessThan(1000);
  });
  it('moves a series to other weekdays as a whole', () => {
    const event = entry({
      start: '2026-11-16T09:00',
      end: '2026-11-16T10:30',
      repeat: 'weekly',
      weekdays: [1, 6],
    });
    const next = { allDay: false, start: '2026-11-17T09:00', end: '2026-11-17T10:30' };
    expect(moveOccurrence(first(event), next)).toMatchObject({ start: '2026-11-17T09:00', weekdays: [2, 0] });
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
        'SUMMARY:Middle and end',
        'DTSTART;VALUE=DATE:20261102',
        'DTEND;VALUE=DATE:20261103',
        'RRULE:FREQ=MONTHLY;BYMONTHDAY=2,16;COUNT=3',
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\r\n'),
    );
    expect(found.map(({ start, repeat }) => [start, repeat])).toEqual([
      ['2026-11-02', 'none'],
      ['2026-11-16', 'none'],
      ['2026-12-02', 'none'],
    ]);
  });
  describe('of other calendars', () => {
    const file = (...lines: string[]) =>
      ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Other//EN', ...lines, 'END:VCALENDAR'].join('\r\n');
    const event = (...lines: string[]) => [
      'BEGIN:VEVENT',
      'UID:a',
      'DTSTAMP:20261101T000000Z',
      ...lines,
      'END:VEVENT',
    ];
    const series = ['SUMMARY:Stand-up', 'DTSTART:20261102T090000', 'DTEND:20261102T091500'];

    it('moves one occurrence and leaves a cancelled one out', () => {
      const text = file(
        ...event(...series, 'RRULE:FREQ=WEEKLY;COUNT=4'),
        ...event(
          'RECURRENCE-ID:20261109T090000',
          'SUMMARY:Late stand-up',
          'DTSTART:20261109T110000',
          'DTEND:20261109T111500',
        ),
        ...event(
          'RECURRENCE-ID:20261116T090000',
          'SUMMARY:Stand-up',
          'STATUS:CANCELLED',
          'DTSTART:20261116T090000',
          'DTEND:20261116T091500',
        ),
      );
      const found = parseIcs(text);
      expect(expandOccurrences(found, '2026-11-01', '2026-12-31').map(({ start }) => start)).toEqual([
        '2026-11-02T09:00',
        '2026-11-23T09:00',
        '2026-11-09T11:00',
      ]);
      expect(found.map(({ uid }) => uid)).toEqual(['a', 'a/2026-11-09']);
      expect(withoutKnown(parseIcs(text), found)).toEqual([]);
    });
    it.each([
      ['FREQ=WEEKLY;BYDAY=MO,WE;WKST=SU', 'weekly'],
      ['FREQ=MONTHLY;BYMONTHDAY=2', 'monthly'],
      ['FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=2', 'yearly'],
    ])('keeps %s one rule', (rule, repeat) => {
      const [found, ...rest] = parseIcs(file(...event(...series, `RRULE:${rule};COUNT=9`)));
      expect(rest).toEqual([]);
      expect(found?.repeat).toBe(repeat);
    });
    it('names an event without a summary', () => {
      expect(parseIcs(file(...event(...series.slice(1)))).map(({ name }) => name)).toEqual(['Untitled']);
    });
  });
  it('rejects other files', () => expect(() => parseIcs('<html>')).toThrow('not a calendar file'));
});

describe('a change of a part of a series', () => {
  const series = entry({ repeat: 'weekly', until: '2026-12-14', without: ['2026-12-07'] });
  const third = expandOccurrences([series], '2026-11-30', '2026-12-01')[0];
  const { name, place, category, repeat, notes } = series;
  const details = { name, place, category, repeat, notes, until: series.until };
  const time = { allDay: false, start: '2026-12-01T11:00', end: '2026-12-01T12:00' };

  it.each([
    ['this', ['2026-11-16', '2026-11-23', '2026-12-14'], ['2026-12-01']],
    ['following', ['2026-11-16', '2026-11-23'], ['2026-12-01']],
  ] as const)('splits off %s and imports its export without a new event', (scope, before, after) => {
    if (!third) throw new Error('The series has no third occurrence');
    const parts = splitSeries(third, scope, time, details);
    if (!parts) throw new Error('The series was not split');
    expect(days(parts.series)).toEqual(before);
    expect(days(parts.changed)).toEqual(after);
    const both = [parts.series, parts.changed];
    expect(withoutKnown(parseIcs(toIcs(both)), both)).toEqual([]);
  });

  it('changes the series itself for all, or from its first occurrence on', () => {
    if (!third) throw new Error('The series has no third occurrence');
    expect(splitSeries(third, 'all', time, details)).toBeNull();
    expect(splitSeries(first(series), 'following', time, details)).toBeNull();
  });
});
