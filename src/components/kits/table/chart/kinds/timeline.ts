import type { ChartOption } from '@/components/kits/chart/option/chart-option';
import { spanItem } from '@/components/kits/chart/option/span-item';
import type { TableData } from '@/components/kits/chart/option/table-data';
import { tooltip } from '@/components/kits/chart/option/tooltip';
import type { ChartTheme } from '@/components/kits/chart/chart-theme';
import { formatShortDay } from '@/lib/dates/day';
import { type ChartSource, fieldsOf } from '@/components/kits/table/chart/chart-source';

/** Rows that fit below each other. */
const MOST_ROWS = 16;

interface Span {
  name: string;
  from: string;
  to: string;
}

/** From the first field of days to the second, named by the first field with names; the latest rows, in their order. */
export function spansOf(source: ChartSource): Span[] {
  const [start, end] = fieldsOf(source, 'day');
  const name = fieldsOf(source, 'name')[0];
  const spans = Array.from({ length: source.count }, (_, row) => ({
    name: String(name?.values[row] ?? row + 1),
    from: String(start?.values[row] ?? ''),
    to: String(end?.values[row] ?? ''),
  }));
  return spans
    .filter(({ from, to }) => from !== '' && to >= from)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .slice(-MOST_ROWS);
}

const dayOf = (moment: string | number | undefined): string =>
  formatShortDay(new Date(Number(moment)).toISOString().slice(0, 10));

export function timeline(theme: ChartTheme, source: ChartSource, rowsName: string): ChartOption {
  const spans = spansOf(source);
  return {
    tooltip: {
      formatter: tooltip(([row, from, to]) => `${spans[Number(row)]?.name}\n${dayOf(from)} – ${dayOf(to)}`),
    },
    xAxis: {
      type: 'time',
      splitLine: { show: true },
      axisLine: { show: false },
      axisLabel: { hideOverlap: true },
    },
    yAxis: {
      type: 'category',
      inverse: true,
      data: spans.map(({ name }) => name),
      axisLine: { show: false },
      axisLabel: { width: 100, overflow: 'truncate' },
    },
    series: [
      {
        type: 'custom',
        name: rowsName,
        renderItem: spanItem(theme, { thickness: 0.6 }),
        encode: { x: [1, 2], y: 0 },
        data: spans.map(({ from, to }, row) => [row, Date.parse(from), Date.parse(to)]),
        itemStyle: { color: theme.c1 },
      },
    ],
  };
}

export const timelineTable = (source: ChartSource, head: string): TableData => ({
  columns: [
    head,
    ...fieldsOf(source, 'day')
      .slice(0, 2)
      .map(({ label }) => label),
  ],
  rows: spansOf(source).map(({ name, from, to }) => [name, from, to]),
});
