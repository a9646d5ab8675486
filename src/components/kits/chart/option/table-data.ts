import { commonText } from '@/messages/ui/common';
import { chartText } from '@/messages/ui/chart';
import { lazyNumberFormat } from '@/messages/words';
import { type ChartOption, toArray } from './chart-option';

export type Cell = string | number | null;
/** Table data; the first column is the row header. */
export interface TableData {
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

interface DataItem {
  name?: string;
  value?: unknown;
  children?: readonly DataItem[];
}
interface Series {
  type?: string;
  name?: string;
  data?: readonly unknown[];
  dimensions?: readonly (string | { name: string })[];
}
interface Axis {
  type?: string;
  data?: readonly (string | { value: string })[];
  name?: string;
}

const OHLC = [chartText.opening, chartText.closing, chartText.lowest, chartText.highest];
const BOX = [
  chartText.lowest,
  chartText.firstQuartile,
  chartText.median,
  chartText.thirdQuartile,
  chartText.highest,
];

const isDataItem = (item: unknown): item is DataItem =>
  typeof item === 'object' && item !== null && !Array.isArray(item) && !(item instanceof Date);
const unwrapValue = (item: unknown): unknown => (isDataItem(item) ? item.value : item);
const cell = (value: unknown): Cell => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return value === null || value === undefined || value === '-' ? null : String(value);
};
const day = (value: unknown): Cell =>
  typeof value === 'number' ? new Date(value).toISOString().slice(0, 16).replace('T', ' ') : cell(value);
const words = (axis: Axis | undefined): string[] | null =>
  axis?.data
    ? axis.data.map((word) => (typeof word === 'string' ? word : word.value).replaceAll('\n', ' '))
    : null;
const figures = (series: Series): string[] =>
  series.type === 'candlestick' ? OHLC : series.type === 'boxplot' ? BOX : [];

/** Spoken form of a number. */
export const formatFigure = lazyNumberFormat({ maximumFractionDigits: 2 });

/**
 * The value of each category. A point says at `place` which one it belongs to, so that a category may have several
 * points or none.
 */
function valuesOf({ data = [] }: Series, categories: readonly string[], place: 0 | 1): Cell[] {
  const values = categories.map((): Cell[] => []);
  for (const [index, item] of data.entries()) {
    const value = unwrapValue(item);
    const point: readonly unknown[] | null = Array.isArray(value) ? value : null;
    const named = point?.[place] ?? index;
    const at = typeof named === 'number' ? named : categories.indexOf(String(named));
    values[at]?.push(cell(point ? point.at(place === 0 ? -1 : 0) : value));
  }
  const spoken = (value: Cell) => (typeof value === 'number' ? formatFigure(value) : (value ?? ''));
  return values.map((cells) => (cells.length > 1 ? cells.map(spoken).join('; ') : (cells[0] ?? null)));
}

/** One row per category, of the axis at `place`; candlesticks and box plots use one column per value. */
function byCategory(
  categories: readonly string[],
  all: readonly Series[],
  head: string,
  place: 0 | 1,
): TableData {
  const columns: string[] = [head];
  const rows: Cell[][] = categories.map((name) => [name]);
  for (const series of all.filter(({ name, data }) => name !== undefined && data)) {
    const many = figures(series);
    columns.push(...(many.length > 0 ? many : [series.name ?? '']));
    const single = many.length > 0 ? [] : valuesOf(series, categories, place);
    for (const [index, row] of rows.entries()) {
      const value = unwrapValue(series.data?.[index]);
      if (many.length > 0) row.push(...many.map((_, at) => cell(Array.isArray(value) ? value[at] : null)));
      else row.push(single[index] ?? null);
    }
  }
  return { columns, rows };
}

/** One row per point: series name, then the values in data order. */
function byPoint(
  all: readonly Series[],
  axes: readonly Axis[],
  categories: (readonly string[] | null)[],
): TableData {
  const named = all.filter(({ data, name }) => data && name !== undefined);
  const sizes = named.map(
    ({ data }) => (unwrapValue(data?.[0]) as readonly unknown[] | undefined)?.length ?? 1,
  );
  const width = Math.max(0, ...sizes);
  const heads = named[0]?.dimensions?.map((dimension) =>
    typeof dimension === 'string' ? dimension : dimension.name,
  );
  const columns = Array.from(
    { length: width },
    (_, at) =>
      heads?.[at] ?? (axes[at]?.name || ['x', 'y', chartText.value][at] || chartText.valueNumber(at)),
  );
  const rows = named.flatMap(({ name, data }) =>
    (data ?? []).map((item) => {
      const value = unwrapValue(item);
      const list: readonly unknown[] = Array.isArray(value) ? value : [value];
      const cells = list.map((one, at) => {
        if (typeof one === 'number' && categories[at]) return categories[at][one] ?? one;
        return axes[at]?.type === 'time' ? day(one) : cell(one);
      });
      return [name ?? '', cells].flat();
    }),
  );
  return { columns: [chartText.series, ...columns], rows };
}

const leaves = (parts: readonly DataItem[], path: string): Cell[][] =>
  parts.flatMap((part) => {
    const here = path ? `${path} / ${part.name ?? ''}` : (part.name ?? '');
    return part.children
      ? leaves(part.children, here)
      : [[here, cell(Array.isArray(part.value) ? part.value[0] : part.value)]];
  });

/** Parts of a whole: one row per name, one column per series. */
function byName(all: readonly Series[]): TableData {
  const named = all.filter(({ data }) => data);
  const rows = new Map<string, Cell[]>();
  for (const [index, series] of named.entries()) {
    for (const [name, value] of leaves((series.data ?? []).filter(isDataItem), '')) {
      const row = rows.get(String(name)) ?? Array.from<Cell>({ length: named.length }).fill(null);
      row[index] = value ?? null;
      rows.set(String(name), row);
    }
  }
  return {
    columns: [
      commonText.name,
      ...named.map(
        ({ name }, index) => name ?? (index === 0 ? chartText.value : chartText.valueNumber(index + 1)),
      ),
    ],
    rows: Array.from(rows, ([name, row]) => [name, ...row]),
  };
}

function byIndicator(option: ChartOption, all: readonly Series[]): TableData {
  const indicators = toArray(toArray(option.radar)[0]?.indicator);
  const parts = all.flatMap(({ data }) => (data ?? []).filter(isDataItem));
  return {
    columns: [chartText.measure, ...parts.map(({ name }) => name ?? '')],
    rows: indicators.map((indicator, at) =>
      [indicator.name ?? '', parts.map(({ value }) => cell(Array.isArray(value) ? value[at] : null))].flat(),
    ),
  };
}

const NAMED_ITEM_TYPES = new Set(['pie', 'funnel', 'treemap', 'gauge']);

/** Derives table data from an option. Unnamed series count as decoration and are skipped. */
export function toTableData(option: ChartOption): TableData {
  const all = toArray(option.series) as readonly Series[];
  const type = all[0]?.type ?? '';
  if (NAMED_ITEM_TYPES.has(type)) return byName(all);
  if (type === 'radar') return byIndicator(option, all);
  const polar = toArray(option.angleAxis)[0] as Axis | undefined;
  const [x, y] = polar
    ? [polar, toArray(option.radiusAxis)[0] as Axis | undefined]
    : [toArray(option.xAxis)[0] as Axis | undefined, toArray(option.yAxis)[0] as Axis | undefined];
  const [across, up] = [words(x), words(y)];
  if (type !== 'heatmap' && type !== 'custom' && type !== 'scatter') {
    if (across) return byCategory(across, all, x?.name || chartText.category, 0);
    if (up) return byCategory(up, all, y?.name || chartText.category, 1);
  }
  return byPoint(
    all,
    [x ?? (option.calendar ? { type: 'time', name: chartText.day } : {}), y ?? {}],
    [across, up],
  );
}

/** Indexes of the mark that a row of `toTableData` describes; null where rows and marks differ. */
export function dataPointOfRow(
  option: ChartOption,
  { rows }: TableData,
  row: number,
): { seriesIndex: number; dataIndex: number } | null {
  const sizes = (toArray(option.series) as readonly Series[]).map(({ data, name }) =>
    name === undefined ? 0 : (data?.length ?? 0),
  );
  const first = sizes.findIndex((size) => size > 0);
  if (sizes[first] === rows.length) return { seriesIndex: first, dataIndex: row };
  if (sizes.reduce((sum, size) => sum + size, 0) !== rows.length) return null;
  let dataIndex = row;
  for (const [seriesIndex, size] of sizes.entries()) {
    if (dataIndex < size) return { seriesIndex, dataIndex };
    dataIndex -= size;
  }
  return null;
}
