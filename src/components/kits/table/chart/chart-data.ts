import { formatFigure } from '@/components/kits/chart/option/table-data';
import { tableChartText } from '@/messages/ui/table-chart';
import type { TableLabels } from '@/components/kits/table/table-parts';
import type { ChartChoice } from './chart-choice';
import type { ChartKind } from './chart-kind';
import { type ChartField, type ChartSource, fieldOf } from './chart-source';
import { groupRows, type RowGroup } from './group-rows';

/** Rows of a table, grouped and summed as a choice says. */
export interface ChartData {
  groups: readonly RowGroup[];
  /** Series: one for each part that the choice splits by, or one of all rows. */
  series: readonly { name: string; values: readonly (number | null)[] }[];
  /** "Amount, sum"; the number of rows has the name of the rows. */
  measure: string;
  /** "Number of invoices" and "Amount, average", whatever the choice says. */
  rowsName: string;
  meanName: string;
  by: ChartField | undefined;
  /** The field that is summed; undefined where rows are counted. */
  value: ChartField | undefined;
  second: ChartField | undefined;
  isSplit: boolean;
  /** "$1,200". */
  format: (value: unknown) => string;
  source: ChartSource;
}

/** Numbers of a field in the given rows. */
export const numbersOf = (field: ChartField, rows: readonly number[]): number[] =>
  rows.flatMap((row) => {
    const value = field.values[row];
    return typeof value === 'number' ? [value] : [];
  });

export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** The mean; null without numbers. */
export const meanOf = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : sumOf(numbers) / numbers.length;

export const formatOf =
  (field: ChartField | undefined) =>
  (value: unknown): string =>
    typeof value === 'number'
      ? `${value < 0 ? '-' : ''}${field?.sign ?? ''}${formatFigure(Math.abs(value))}`
      : '';

/** Colours of the palette; groups and parts that share them would look alike. */
const COLOURS = 8;
/** Names that an axis has room for. */
const ON_AXIS = 12;

const mostGroups = (kind: ChartKind): number =>
  kind === 'map'
    ? Infinity
    : ['pie', 'polar', 'funnel', 'treemap', 'bubble'].includes(kind)
      ? COLOURS
      : ON_AXIS;

export function readChartData(source: ChartSource, choice: ChartChoice, words: TableLabels): ChartData {
  const [by, value, split] = [choice.by, choice.value, choice.split].map((id) => fieldOf(source, id));
  const total = (rows: readonly number[]): number | null => {
    if (!value) return rows.length;
    const numbers = numbersOf(value, rows);
    return choice.total === 'mean' ? meanOf(numbers) : sumOf(numbers);
  };
  const measure = value
    ? (choice.total === 'mean' ? tableChartText.meanOf : tableChartText.sumOf)(value.label)
    : tableChartText.numberOf(words.plural);
  const groups = by ? groupRows(by, mostGroups(choice.kind)) : [];
  const parts = split
    ? groupRows(split, COLOURS).map(({ name, rows }) => ({ name, rows: new Set(rows) }))
    : [];
  return {
    groups,
    series:
      parts.length === 0
        ? [{ name: measure, values: groups.map(({ rows }) => total(rows)) }]
        : parts.map((part) => ({
            name: part.name,
            values: groups.map(({ rows }) => total(rows.filter((row) => part.rows.has(row)))),
          })),
    measure,
    rowsName: tableChartText.numberOf(words.plural),
    meanName: value ? tableChartText.meanOf(value.label) : '',
    by,
    value,
    second: fieldOf(source, choice.second),
    isSplit: parts.length > 0,
    format: formatOf(value),
    source,
  };
}
