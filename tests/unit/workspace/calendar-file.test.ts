import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { toIcs } from '@/components/workspace/calendar/ics/export-ics';
import { parseIcs, withoutKnown } from '@/components/workspace/calendar/ics/import-ics';
import { expandOccurrences } from '@/data/calendar/occurrences';
import { sampleEventId } from '@/data/calendar/seed';
import { dateToWallTime, wallTimeToDate } from '@/lib/dates/wall-time';
import { days, entry, icsEvent, icsFile } from '../../support/calendar-entry';

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
  it('gives other programs the pin of an event', () => {
    const pinned = entry({ pin: { lat: -33.86, lng: 151.20929 } });
    const text = toIcs([pinned]);
    const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
    expect(event?.getFirstPropertyValue('geo')).toEqual([-33.86, 151.20929]);
    expect(parseIcs(text)[0]?.pin).toEqual(pinned.pin);
    expect(parseIcs(text.replace(/GEO:.*/, 'GEO:north;east'))[0]).not.toHaveProperty('pin');
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

    it.each(['01:30', '03:30', '04:30'])('exports the day on which the clocks change, at %s', (hour) => {
      const daily = entry({ start: `2027-03-12T${hour}`, end: `2027-03-12T${hour}`, repeat: 'daily' });
      const text = toIcs([daily], new Date('2027-03-01T12:00:00Z'));
      const [component] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
      const times = new ICAL.Event(component).iterator();
      const ours = expandOccurrences([daily], '2027-03-12', '2027-04-01');
      const found = ours.map(() => (times.next()?.toUnixTime() ?? 0) * 1000);
      expect(found).toEqual(ours.map(({ start }) => wallTimeToDate(start).getTime()));
    });

    it('reads a time of another zone by the clocks of that zone', () => {
      const text = icsFile(
        'BEGIN:VTIMEZONE',
        'TZID:America/New_York',
        'BEGIN:STANDARD',
        'DTSTART:20261101T020000',
        'TZOFFSETFROM:-0400',
        'TZOFFSETTO:-0500',
        'END:STANDARD',
        'BEGIN:DAYLIGHT',
        'DTSTART:20270314T020000',
        'TZOFFSETFROM:-0500',
        'TZOFFSETTO:-0400',
        'END:DAYLIGHT',
        'END:VTIMEZONE',
        ...icsEvent(
          'SUMMARY:Call',
          'DTSTART;TZID=America/New_York:20270314T040000',
          'DTEND;TZID=America/New_York:20270314T050000',
        ),
      );
      const [start, end] = ['2027-03-14T08:00:00Z', '2027-03-14T09:00:00Z'].map((moment) =>
        dateToWallTime(new Date(moment), false),
      );
      expect(parseIcs(text)).toMatchObject([{ start, end }]);
    });

    it('keeps length and local time over a change of the clocks', () => {
      const night = entry({ start: '2027-03-27T23:00', end: '2027-03-28T04:00' });
      const [event] = parseIcs(toIcs([night]));
      expect([event?.start, event?.end]).toEqual([night.start, night.end]);
      const gap = entry({ start: '2027-03-14T02:30', end: '2027-03-14T04:00', repeat: 'weekly' });
      expect(parseIcs(toIcs([gap]))).toMatchObject([{ start: gap.start, end: gap.end }]);
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
  it('reads many events by the rules of an office program, which begin in 1601, in under a second', () => {
    vi.stubEnv('TZ', 'UTC');
    onTestFinished(() => void vi.unstubAllEnvs());
    const rule = (kind: string, at: string, [from, to]: readonly [string, string], day: string) => [
      `BEGIN:${kind}`,
      `DTSTART:${at}T020000`,
      `RRULE:FREQ=YEARLY;${day}`,
      `TZOFFSETFROM:${from}`,
      `TZOFFSETTO:${to}`,
      `END:${kind}`,
    ];
    const days = ['20270313', '20270314', '20271106', '20271107'];
    const time = (name: string, hour: string) => `${name};TZID="Eastern Standard Time":${hour}`;
    const text = icsFile(
      'BEGIN:VTIMEZONE',
      'TZID:Eastern Standard Time',
      ...rule('STANDARD', '16011104', ['-0400', '-0500'], 'BYDAY=1SU;BYMONTH=11'),
      ...rule('DAYLIGHT', '16010311', ['-0500', '-0400'], 'BYDAY=2SU;BYMONTH=3'),
      'END:VTIMEZONE',
      ...Array.from({ length: 50 }, () => days)
        .flat()
        .flatMap((day) => icsEvent(time('DTSTART', `${day}T090000`), time('DTEND', `${day}T100000`))),
    );
    const from = performance.now();
    const found = parseIcs(text);
    expect(performance.now() - from).toBeLessThan(1000);
    expect(found).toHaveLength(200);
    expect(found.slice(0, 4).map(({ start, end }) => [start.slice(8), end.slice(11)])).toEqual([
      ['13T14:00', '15:00'],
      ['14T13:00', '14:00'],
      ['06T13:00', '14:00'],
      ['07T14:00', '15:00'],
    ]);
  });
  it('reads many rules that name a weekday of a month in a year in under a second', () => {
    const rule = ['DTSTART;VALUE=DATE:20201126', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=4TH'];
    const text = icsFile(...Array.from({ length: 30 }, () => icsEvent(...rule)).flat());
    const from = performance.now();
    const found = parseIcs(text);
    expect(performance.now() - from).toBeLessThan(1000);
    expect(found.slice(0, 3).map(({ start }) => start)).toEqual(['2020-11-26', '2021-11-25', '2022-11-24']);
  });
  it('imports unsupported recurrences as single events', () => {
    const found = parseIcs(
      icsFile(
        ...icsEvent(
          'SUMMARY:Middle and end',
          'DTSTART;VALUE=DATE:20261102',
          'DTEND;VALUE=DATE:20261103',
          'RRULE:FREQ=MONTHLY;BYMONTHDAY=2,16;COUNT=3',
        ),
      ),
    );
    expect(found.map(({ start, repeat }) => [start, repeat])).toEqual([
      ['2026-11-02', 'none'],
      ['2026-11-16', 'none'],
      ['2026-12-02', 'none'],
    ]);
  });
  describe('of other calendars', () => {
    const series = ['SUMMARY:Stand-up', 'DTSTART:20261102T090000', 'DTEND:20261102T091500'];

    it('moves one occurrence and leaves a cancelled one out', () => {
      const text = icsFile(
        ...icsEvent(...series, 'RRULE:FREQ=WEEKLY;COUNT=4'),
        ...icsEvent(
          'RECURRENCE-ID:20261109T090000',
          'SUMMARY:Late stand-up',
          'DTSTART:20261109T110000',
          'DTEND:20261109T111500',
        ),
        ...icsEvent(
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
      const [found, ...rest] = parseIcs(icsFile(...icsEvent(...series, `RRULE:${rule};COUNT=9`)));
      expect(rest).toEqual([]);
      expect(found?.repeat).toBe(repeat);
    });
    it('names an event without a summary', () => {
      expect(parseIcs(icsFile(...icsEvent(...series.slice(1)))).map(({ name }) => name)).toEqual([
        'Untitled',
      ]);
    });
  });
  it('rejects other files', () => expect(() => parseIcs('<html>')).toThrow('not a calendar file'));
});
