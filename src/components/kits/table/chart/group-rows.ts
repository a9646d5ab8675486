import { createDateFormat } from '@/lib/dates/date-format';
import { tableChartText } from '@/messages/ui/table-chart';
import type { ChartField } from './chart-source';

/** Rows with the same name, or of the same day, month or year. */
export interface RowGroup {
  name: string;
  /** Indexes of the rows, in their order. */
  rows: readonly number[];
}

/** Beyond these spans, days become months and months become years. */
const MOST_DAYS = 31;
const MOST_MONTHS = 36;
const DAY_MS = 86_400_000;

const dayName = createDateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const monthName = createDateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' });

function collect(values: ChartField['values'], keyOf: (value: string) => string): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [row, value] of values.entries()) {
    if (typeof value !== 'string') continue;
    const key = keyOf(value);
    const rows = groups.get(key);
    if (rows) rows.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

function groupNames({ values, order }: ChartField, most: number): RowGroup[] {
  const groups = Array.from(
    collect(values, (value) => value),
    ([name, rows]) => ({ name, rows }),
  );
  const placeOf = ({ name }: RowGroup) => order.indexOf(name);
  if (order.length > 0) groups.sort((one, other) => placeOf(one) - placeOf(other));
  else groups.sort((one, other) => other.rows.length - one.rows.length);
  if (groups.length <= most) return groups;
  const rest = groups.slice(most - 1).flatMap(({ rows }) => rows);
  return [
    ...groups.slice(0, most - 1),
    { name: tableChartText.others, rows: rest.toSorted((one, other) => one - other) },
  ];
}

/** Every day, month or year from the first to the last, those without rows too. */
function groupDays({ values }: ChartField): RowGroup[] {
  const days = values.filter((value) => typeof value === 'string').toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const [from, to] = [new Date(first), new Date(last)];
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const unit =
    (to.getTime() - from.getTime()) / DAY_MS < MOST_DAYS ? 'day' : months < MOST_MONTHS ? 'month' : 'year';
  const length = { day: 10, month: 7, year: 4 }[unit];
  const groups = collect(values, (value) => value.slice(0, length));
  const steps: RowGroup[] = [];
  const end = last.slice(0, length);
  for (const at = from; ;) {
    const key = at.toISOString().slice(0, length);
    if (key > end) return steps;
    const name = unit === 'year' ? key : (unit === 'month' ? monthName : dayName)().format(at);
    steps.push({ name, rows: groups.get(key) ?? [] });
    if (unit === 'day') at.setUTCDate(at.getUTCDate() + 1);
    else if (unit === 'month') at.setUTCMonth(at.getUTCMonth() + 1, 1);
    else at.setUTCFullYear(at.getUTCFullYear() + 1, 0, 1);
  }
}

/**
 * Groups rows by name, the most frequent first, or by time. Rows without a value belong to no group. Beyond `most` names
 * the rest is one group.
 */
export const groupRows = (field: ChartField, most: number): RowGroup[] =>
  field.kind === 'day' ? groupDays(field) : groupNames(field, most);
