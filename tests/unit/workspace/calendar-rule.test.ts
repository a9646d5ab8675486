import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseIcs } from '@/components/workspace/calendar/ics/import-ics';
import { days, icsEvent, icsFile } from '../../support/calendar-entry';

const file = (...lines: string[]) => icsFile(...icsEvent('SUMMARY:Stand-up', ...lines));

function readByOther(text: string): string[] {
  const [component] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  const times = new ICAL.Event(component).iterator();
  const found: string[] = [];
  for (let next = times.next(); next; next = times.next()) found.push(next.toString().slice(0, 16));
  return found;
}

const starts = (text: string) => parseIcs(text).map(({ start }) => start);

afterEach(() => vi.unstubAllEnvs());

describe.each(['America/Los_Angeles', 'Asia/Tokyo', 'UTC'])('a file without zones in %s', (zone) => {
  it.each([
    ['FREQ=MONTHLY;BYMONTHDAY=2,16', '20261102'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '20261130'],
    ['FREQ=MONTHLY;BYDAY=MO', '20261102'],
    ['FREQ=MONTHLY;BYDAY=1MO,3MO', '20261102'],
    ['FREQ=MONTHLY;BYDAY=-2FR', '20261120'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '20261130'],
    ['FREQ=YEARLY;BYMONTH=11;BYDAY=1MO', '20261102'],
    ['FREQ=YEARLY;BYMONTH=3,11', '20261102'],
    ['FREQ=YEARLY;BYDAY=-1SU', '20261227'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;WKST=SU', '20261102'],
    ['FREQ=DAILY;BYDAY=MO,TU', '20261102'],
  ])('%s is read as another parser does, with and without a time', (rule, day) => {
    vi.stubEnv('TZ', zone);
    const counted = `RRULE:${rule};COUNT=6`;
    for (const text of [
      file(`DTSTART:${day}T090000`, `DTEND:${day}T100000`, counted),
      file(`DTSTART;VALUE=DATE:${day}`, `DTEND;VALUE=DATE:${day}`, counted),
    ]) {
      const expected = readByOther(text);
      expect(expected).toHaveLength(6);
      expect(starts(text)).toEqual(expected);
    }
  });

  it('keeps wall times, skipped ones and the last day', () => {
    vi.stubEnv('TZ', zone);
    const text = file(
      'DTSTART:20261102T230000',
      'DURATION:PT2H',
      'RRULE:FREQ=WEEKLY;UNTIL=20261116T230000',
      'EXDATE:20261109T230000',
    );
    expect(parseIcs(text)).toMatchObject([
      {
        start: '2026-11-02T23:00',
        end: '2026-11-03T01:00',
        until: '2026-11-16',
        without: ['2026-11-09'],
      },
    ]);
  });
});

it('reads events without an end, and the start of a rule by hours', () => {
  expect(parseIcs(file('DTSTART;VALUE=DATE:20261102'))).toMatchObject([
    { start: '2026-11-02', end: '2026-11-03', allDay: true },
  ]);
  expect(starts(file('DTSTART:20261102T090000', 'RRULE:FREQ=HOURLY;INTERVAL=2'))).toEqual([
    '2026-11-02T09:00',
  ]);
});

it('keeps the start of a rule whose days never come', () => {
  const text = file('DTSTART;VALUE=DATE:20261102', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30');
  expect(starts(text)).toEqual(['2026-11-02']);
});

describe.each(['Europe/Berlin', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC'])(
  'a Monday evening in New York, which is a Tuesday in %s',
  (zone) => {
    const evening = (rule: string, day = '20261102') =>
      parseIcs(
        file(
          `DTSTART;TZID=America/New_York:${day}T220000`,
          `DTEND;TZID=America/New_York:${day}T230000`,
          `RRULE:FREQ=${rule}`,
        ),
      );
    const daysOf = (rule: string, day?: string) =>
      evening(rule, day).flatMap((event) => days(event, '2026-11-01', '2027-03-01'));
    beforeEach(() => vi.stubEnv('TZ', zone));

    it('repeats every week as one series', () => {
      expect(evening('WEEKLY;BYDAY=MO,SA')).toMatchObject([{ repeat: 'weekly', weekdays: [0, 2] }]);
      expect(daysOf('WEEKLY;BYDAY=MO,WE;COUNT=4')).toEqual([
        '2026-11-03',
        '2026-11-05',
        '2026-11-10',
        '2026-11-12',
      ]);
      expect(daysOf('WEEKLY;INTERVAL=2;BYDAY=MO;UNTIL=20261116')).toEqual(['2026-11-03', '2026-11-17']);
    });
    it('repeats on the days after those of the rule', () => {
      expect(daysOf('MONTHLY;BYDAY=1MO;COUNT=3')).toEqual(['2026-11-03', '2026-12-08', '2027-01-05']);
      expect(daysOf('MONTHLY;BYMONTHDAY=-1;UNTIL=20270101T045959Z', '20261130')).toEqual([
        '2026-12-01',
        '2027-01-01',
      ]);
      expect(daysOf('WEEKLY;INTERVAL=2;BYDAY=MO,SU;COUNT=3')).toEqual([
        '2026-11-03',
        '2026-11-09',
        '2026-11-17',
      ]);
    });
  },
);
