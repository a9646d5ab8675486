import { chartText } from '@/messages/ui/chart';
import { lazyNumberFormat } from '@/messages/words';
import type { Cell, TableData } from './table-data';

const figure = lazyNumberFormat({ maximumFractionDigits: 2 });

/** Spoken form of a cell. */
export const formatCell = (cell: Cell): string =>
  cell === null ? chartText.noValue : typeof cell === 'number' ? figure(cell) : cell;

/** Spoken form of one row: "March: Loaves 40, Rolls 12". */
export function describeRow({ columns }: TableData, row: readonly Cell[]): string {
  const [head = null, ...values] = row;
  const parts = values.map((value, at) =>
    columns.length === 2 ? formatCell(value) : `${columns[at + 1] ?? ''} ${formatCell(value)}`.trim(),
  );
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

/** How much data there is, and the lowest and highest value of the first columns or series. */
export function summarizeTable(table: TableData): string {
  const points = table.columns[0] === chartText.series;
  const ranges = rangesOf(table, points);
  const size = points ? chartText.points(table.rows.length) : chartText.rows(table.rows.length);
  if (ranges.size === 0) return `${size}.`;
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
