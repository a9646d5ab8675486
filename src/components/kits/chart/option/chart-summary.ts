import { createDateFormat } from '@/lib/dates/date-format';
import { formatLongDay } from '@/lib/dates/day';
import { chartText } from '@/messages/ui/chart';
import { type Cell, formatFigure, type TableData } from './table-data';

const moment = createDateFormat({ dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** "2026-11-18", or "2026-11-18 07:30"; tables hold days and times so. */
const MOMENT = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?$/;

/** Midnight is a day: charts of days have no other times. */
function formatText(text: string): string {
  const [, day, time = '00:00'] = MOMENT.exec(text) ?? [];
  if (day === undefined) return text;
  return time === '00:00' ? formatLongDay(day) : moment().format(new Date(`${day}T${time}Z`));
}

/** Spoken form of a cell. */
export const formatCell = (cell: Cell): string =>
  cell === null ? chartText.noValue : typeof cell === 'number' ? formatFigure(cell) : formatText(cell);

/** Columns of axes without a name; a value without a head says as much. */
const UNNAMED = new Set(['x', 'y']);

/** Spoken form of one row: "March: Loaves 40, Rolls 12". */
export function describeRow({ columns }: TableData, row: readonly Cell[]): string {
  const [head = null, ...values] = row;
  const parts = values.map((value, at) => {
    const name = columns[at + 1] ?? '';
    return columns.length === 2 || UNNAMED.has(name)
      ? formatCell(value)
      : `${name} ${formatCell(value)}`.trim();
  });
  return `${formatCell(head)}: ${parts.join(', ')}`;
}

interface Extreme {
  value: number;
  row: readonly Cell[];
}
interface Range {
  low: Extreme;
  high: Extreme;
}

/** Columns, or series of a table of points, that a summary names. */
const NAMED = 3;

/** The range of each column, or of each series in a table of points, whose last number is the value. */
function rangesOf({ columns, rows }: TableData, points: boolean): Map<string, Range> {
  const ranges = new Map<string, Range>();
  const widen = (name: string, value: Cell | undefined, row: readonly Cell[]) => {
    if (typeof value !== 'number') return;
    const range = ranges.get(name);
    if (!range) ranges.set(name, { low: { value, row }, high: { value, row } });
    else if (value < range.low.value) range.low = { value, row };
    else if (value > range.high.value) range.high = { value, row };
  };
  for (const row of rows) {
    if (points) widen(formatCell(row[0] ?? null), row.at(-1), row);
    else for (let at = 1; at < row.length; at += 1) widen(columns[at] ?? '', row[at], row);
  }
  return ranges;
}

/** How much data there is, and the lowest and highest value of the first columns or series; the first rows of a table without numbers. */
export function summarizeTable(table: TableData): string {
  const points = table.columns[0] === chartText.series;
  const ranges = rangesOf(table, points);
  const size = points ? chartText.points(table.rows.length) : chartText.rows(table.rows.length);
  if (ranges.size === 0) {
    const first = table.rows.slice(0, NAMED).map((row) => describeRow(table, row));
    if (table.rows.length > NAMED) first.push(chartText.moreSeries(table.rows.length - NAMED));
    return first.length > 0 ? `${size}. ${first.join('; ')}.` : `${size}.`;
  }
  const named = ({ value, row }: Extreme) => {
    const name = points ? row.slice(1, -1) : row.slice(0, 1);
    return `${formatCell(value)} (${name.map(formatCell).join(', ')})`;
  };
  const parts = Array.from(ranges)
    .slice(0, NAMED)
    .map(([name, { low, high }]) =>
      low.value === high.value
        ? `${name} ${formatCell(low.value)}`
        : chartText.range(name, named(low), named(high)),
    );
  if (ranges.size > NAMED) parts.push(chartText.moreSeries(ranges.size - NAMED));
  return `${size}. ${parts.join('; ')}.`;
}
