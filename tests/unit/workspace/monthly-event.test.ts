import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { eventFormSchema, eventFormValues } from '@/components/workspace/calendar/event/event-form';
import { changedByForm, newEventFromForm } from '@/components/workspace/calendar/event/event-from-form';
import { repetitionText } from '@/components/workspace/calendar/event/repetition-text';
import { toIcs } from '@/components/workspace/calendar/ics/export-ics';
import { parseIcs } from '@/components/workspace/calendar/ics/import-ics';
import { SpaceEvent } from '@contract/space/body/event';
import { moveOccurrence } from '@/data/calendar/move-occurrence';
import { expandOccurrences, type Occurrence } from '@/data/calendar/occurrences';
import type { CalendarEvent } from '@/data/calendar/schema';
import { eventInSpace } from '@/data/calendar/space-kind';
import { icsEvent, icsFile } from '../../support/calendar-entry';

const monthly = (change: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 'da7a0004-0000-4000-8000-000000000004',
  uid: 'assembly@plaza.test',
  name: 'Assembly',
  category: 'Meeting',
  place: '',
  notes: '',
  allDay: false,
  start: '2026-11-02T19:00',
  end: '2026-11-02T21:00',
  repeat: 'monthly',
  weekOfMonth: 1,
  until: null,
  without: [],
  ...change,
});
const lastFriday = monthly({ start: '2026-11-27T19:00', end: '2026-11-27T21:00', weekOfMonth: -1 });

const days = (event: CalendarEvent, to = '2027-04-01') =>
  expandOccurrences([event], '2026-09-01', to).map(({ start }) => start.slice(0, 10));

function on(event: CalendarEvent, day: string): Occurrence {
  const found = expandOccurrences([event], day, `${day}T23:59`)[0];
  if (!found) throw new Error(`The event is not on ${day}`);
  return found;
}

const at = (day: string) => ({ allDay: false, start: `${day}T19:00`, end: `${day}T21:00` });

describe('a weekday of the month', () => {
  it('is found in every month that has it, every so many months, and said in words', () => {
    expect(days(monthly())).toEqual(['2026-11-02', '2026-12-07', '2027-01-04', '2027-02-01', '2027-03-01']);
    expect(days(monthly({ interval: 2 }))).toEqual(['2026-11-02', '2027-01-04', '2027-03-01']);
    expect(days(lastFriday)).toEqual(['2026-11-27', '2026-12-25', '2027-01-29', '2027-02-26', '2027-03-26']);
    const fifth = monthly({ start: '2026-11-30T19:00', end: '2026-11-30T21:00', weekOfMonth: 5 });
    expect(days(fifth, '2027-06-01')).toEqual(['2026-11-30', '2027-03-29', '2027-05-31']);
    expect(repetitionText(monthly())).toBe('Every month on the first Monday');
    expect(repetitionText({ ...lastFriday, interval: 2, until: '2027-01-29' })).toBe(
      'Every 2 months on the last Friday until 29 January 2027',
    );
  });

  it.each([
    ['BYDAY=1MO', monthly({ without: ['2026-12-07'] })],
    ['BYDAY=-1FR', { ...lastFriday, interval: 2, until: '2027-03-26' }],
  ])('is %s in a calendar file, which another parser reads the same way', (rule, event) => {
    const text = toIcs([event]);
    expect(text).toContain(rule);
    const [component] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    const times = new ICAL.Event(component).iterator();
    const found: string[] = [];
    for (let next = times.next(); next && found.length < 3; next = times.next())
      found.push(next.toString().slice(0, 10));
    expect(found).toEqual(days(event, '2028-01-01').slice(0, 3));
    expect(parseIcs(text)).toEqual([{ ...event, id: expect.any(String) }]);
  });

  it.each([
    ['BYDAY=2TU;COUNT=3', ['2026-11-10', '2026-12-08', '2027-01-12']],
    ['BYDAY=FR;BYSETPOS=-1;COUNT=2', ['2026-11-27', '2026-12-25']],
    // The first Monday is over on the day of the start.
    ['BYDAY=1MO;INTERVAL=2;COUNT=2', ['2027-01-04', '2027-03-01']],
  ])('of another calendar, %s, stays one rule', (rule, expected) => {
    const file = icsFile(
      ...icsEvent(
        'SUMMARY:Assembly',
        'DTSTART;VALUE=DATE:20261103',
        `RRULE:FREQ=MONTHLY;${rule}`,
        'DTEND;VALUE=DATE:20261104',
      ),
    );
    const [event, ...rest] = parseIcs(file);
    expect(rest).toEqual([]);
    expect(event && days(event, '2028-01-01')).toEqual(expected);
  });

  it('moves as a whole to another weekday, with end and skipped days', () => {
    const series = monthly({ until: '2027-02-01', without: ['2026-12-07'] });
    const moved = moveOccurrence(on(series, '2027-01-04'), at('2027-01-14'));
    expect(moved).toMatchObject({ weekOfMonth: 2, start: '2026-11-12T19:00', end: '2026-11-12T21:00' });
    expect(days(moved)).toEqual(['2026-11-12', '2027-01-14', '2027-02-11']);
    expect(days(moveOccurrence(on(lastFriday, '2026-12-25'), at('2026-12-26')), '2027-02-01')).toEqual([
      '2026-11-28',
      '2026-12-26',
      '2027-01-30',
    ]);
  });
});

it('is stored in a space, where older events have no such field', () => {
  const body = eventInSpace.toBody(lastFriday, 'me', undefined);
  expect(eventInSpace.toRecord(lastFriday.id, body, 'me', null)).toMatchObject({ weekOfMonth: -1 });
  const { weekOfMonth: _week, ...older } = SpaceEvent.parse(body);
  expect(eventInSpace.toRecord(lastFriday.id, older, 'me', null)).not.toHaveProperty('weekOfMonth');
  const { weekOfMonth: _none, ...byDay } = lastFriday;
  expect(eventInSpace.toBody(byDay, 'me', body)).toMatchObject({ weekOfMonth: null });
});

describe('the form of a monthly event', () => {
  const values = (event: CalendarEvent, day: string) => eventFormValues(on(event, day), event);

  it('begins a new series on the last weekday', () => {
    const form = eventFormSchema.parse({
      ...eventFormValues(at('2026-11-06'), null),
      name: 'Assembly',
      repeat: 'monthly',
      monthly: 'last',
      ends: 'count',
      count: 2,
    });
    expect(days(newEventFromForm(form))).toEqual(['2026-11-27', '2026-12-25']);
  });

  it.each([
    ['this', ['2026-11-02', '2026-12-07', '2027-02-01'], ['2027-01-12']],
    ['following', ['2026-11-02', '2026-12-07'], ['2027-01-12', '2027-02-09']],
    ['all', ['2026-11-10', '2026-12-08', '2027-01-12', '2027-02-09'], []],
  ] as const)('changes the weekday of %s', (scope, series, part) => {
    const event = monthly();
    const form = { ...values(event, '2027-01-04'), startDay: '2027-01-12', endDay: '2027-01-12' };
    const { to, changed } = changedByForm(form, on(event, '2027-01-04'), scope);
    expect(days(to, '2027-03-01')).toEqual(series);
    expect(changed ? days(changed, '2027-03-01') : []).toEqual(part);
  });

  it('changes the whole series from a day of the month to the weekday of the shown one', () => {
    const { weekOfMonth: _week, ...byDay } = monthly({ start: '2026-09-20T19:00', end: '2026-09-20T21:00' });
    const form = { ...values(byDay, '2026-11-20'), monthly: 'week' as const };
    const { to } = changedByForm(form, on(byDay, '2026-11-20'), 'all');
    expect(days(to, '2026-12-01')).toEqual(['2026-09-18', '2026-10-16', '2026-11-20']);
  });
});
