import ICAL from 'ical.js';
import { afterEach, describe, expect, it } from 'vitest';
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
import { days, entry } from '../../support/calendar-entry';

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
    expect(periodTitle('days', '2026-11-20')).toMatch(/^20\s–\s22 Nov 2026$/);
    expect(stepPeriod('days', '2026-11-20', 1)).toBe('2026-11-23');
  });
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
