import type { IcsRecurrenceRule } from 'ts-ics';
import { WEEKDAYS } from '@/data/calendar/schema';
import { addDays } from '@/lib/dates/day';
import { wallTimeToMs, weekdayOf } from '@/lib/dates/wall-time';

const DAY_MS = 86_400_000;
/** Periods that are searched: a rule may name days that never come. */
const MAX_PERIODS = 1000;

const listDays = (firstMs: number, endMs: number): string[] =>
  Array.from({ length: Math.round((endMs - firstMs) / DAY_MS) }, (_, at) =>
    new Date(firstMs + at * DAY_MS).toISOString().slice(0, 10),
  );

/** Year, month from 1 and day of the month. */
const partsOf = (day: string): [year: number, month: number, date: number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8, 10)),
];

/** The days of a year, of the named months alone: months are counted from 0. */
const listMonths = (year: number, months?: readonly number[]): string[] =>
  months
    ? months
        .toSorted((a, b) => a - b)
        .flatMap((month) => listDays(Date.UTC(year, month), Date.UTC(year, month + 1)))
    : listDays(Date.UTC(year, 0), Date.UTC(year + 1, 0));

/** The days of the nth day, week, month or year of the rule. */
function daysOfPeriod(
  { frequency, interval = 1, workweekStart = 'MO', byMonth }: IcsRecurrenceRule,
  start: string,
  n: number,
): string[] {
  const [year, month] = partsOf(start);
  const by = n * interval;
  if (frequency === 'DAILY') return [addDays(start, by)];
  if (frequency === 'MONTHLY') return listDays(Date.UTC(year, month - 1 + by), Date.UTC(year, month + by));
  if (frequency === 'YEARLY') return listMonths(year + by, byMonth);
  const sinceWeekStart = (weekdayOf(start) - WEEKDAYS.indexOf(workweekStart) + 7) % 7;
  const first = wallTimeToMs(addDays(start, by * 7 - sinceWeekStart));
  return listDays(first, first + 7 * DAY_MS);
}

/** Whether `place` of `length` is named, from the start or, below zero, from the end. */
const isPlace = (named: number, place: number, length: number): boolean =>
  named === place || named === place - length - 1;

function isOnWeekday(day: string, { frequency, byDay = [], byMonth }: IcsRecurrenceRule): boolean {
  const [year, month, date] = partsOf(day);
  const isOfYear = frequency === 'YEARLY' && !byMonth;
  const from = Date.UTC(year, isOfYear ? 0 : month - 1);
  const length = Math.round((Date.UTC(year, isOfYear ? 12 : month) - from) / DAY_MS);
  const place = isOfYear ? Math.round((wallTimeToMs(day) - from) / DAY_MS) + 1 : date;
  return byDay.some(({ day: name, occurrence = 0 }) => {
    if (WEEKDAYS.indexOf(name) !== weekdayOf(day)) return false;
    return (
      occurrence === 0 ||
      occurrence === Math.ceil(place / 7) ||
      -occurrence === Math.ceil((length - place + 1) / 7)
    );
  });
}

function isNamed(day: string, rule: IcsRecurrenceRule): boolean {
  const { byDay, byMonthday, byMonth } = rule;
  const [year, month, date] = partsOf(day);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return (
    // Months are counted from 0.
    (!byMonth || byMonth.includes(month - 1)) &&
    (!byMonthday || byMonthday.some((named) => isPlace(named, date, length))) &&
    (!byDay || isOnWeekday(day, rule))
  );
}

/** What a rule leaves out follows from its start (RFC 5545, 3.3.10). */
function completeRule(rule: IcsRecurrenceRule, start: string): IcsRecurrenceRule {
  const { frequency, byDay, byMonthday, byMonth } = rule;
  const [, month, date] = partsOf(start);
  const weekday = WEEKDAYS[weekdayOf(start)];
  if (byDay || byMonthday || frequency === 'DAILY') return rule;
  if (frequency === 'WEEKLY') return { ...rule, byDay: weekday ? [{ day: weekday }] : [] };
  return { ...rule, byMonthday: [date], ...(frequency === 'YEARLY' && { byMonth: byMonth ?? [month - 1] }) };
}

const isExpandable = ({ frequency, byYearday, byWeekNo }: IcsRecurrenceRule): boolean =>
  /^(?:DAI|WEEK|MONTH|YEAR)LY$/.test(frequency) && !byYearday && !byWeekNo;

/** Days of a rule from its start to the last day, `most` at most; the start alone for rules by hours or week numbers, and for days that never come. */
export function expandRule(
  rule: IcsRecurrenceRule,
  start: string,
  lastDay: string | null,
  most: number,
): string[] {
  if (!isExpandable(rule)) return [start];
  const complete = completeRule(rule, start);
  const count = Math.min(most, rule.count ?? most);
  const found: string[] = [];
  for (let n = 0; n < MAX_PERIODS && found.length < count; n += 1) {
    const days = daysOfPeriod(complete, start, n);
    if (lastDay !== null && (days[0] ?? '') > lastDay) break;
    const named = days.filter((day) => isNamed(day, complete));
    const chosen = rule.bySetPos
      ? named.filter((_, at) => rule.bySetPos?.some((place) => isPlace(place, at + 1, named.length)))
      : named;
    found.push(...chosen.filter((day) => day >= start && (lastDay === null || day <= lastDay)));
  }
  return found.length > 0 ? found.slice(0, count) : [start];
}
