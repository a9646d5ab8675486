import type { ChartOption } from '@/components/kits/chart/option/chart-option';
import { boxPlotSummary } from '@/components/kits/chart/option/statistics';
import { tooltip } from '@/components/kits/chart/option/tooltip';
import { type ChartTheme, colourAt } from '@/components/kits/chart/chart-theme';
import { type ChartData, formatOf, meanOf, numbersOf } from '@/components/kits/table/chart/chart-data';

/** Groups across, parts up. */
export function heatmap(theme: ChartTheme, { groups, series, measure, format }: ChartData): ChartOption {
  const most = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const up = series.map(({ name }) => name);
  return {
    tooltip: {
      formatter: tooltip(([x, y, value]) => `${groups[Number(x)]?.name}\n${up[Number(y)]}: ${format(value)}`),
    },
    xAxis: { type: 'category', data: groups.map(({ name }) => name), axisLine: { show: false } },
    yAxis: { type: 'category', data: up, axisLine: { show: false } },
    visualMap: { show: false, min: 0, max: most, inRange: { color: [theme.hover, theme.c1] } },
    series: [
      {
        type: 'heatmap',
        name: measure,
        data: series.flatMap(({ values }, y) =>
          values.map((value, x): [number, number, number] => [x, y, value ?? 0]),
        ),
      },
    ],
  };
}

/** Groups that have numbers. */
const numbered = ({ groups, value }: ChartData) =>
  groups.flatMap(({ name, rows }) => {
    const numbers = value ? numbersOf(value, rows) : [];
    return numbers.length > 0 ? [{ name, numbers }] : [];
  });

export function boxplot(data: ChartData): ChartOption {
  const groups = numbered(data);
  return {
    tooltip: { valueFormatter: data.format },
    xAxis: { type: 'category', data: groups.map(({ name }) => name), axisLabel: { hideOverlap: true } },
    yAxis: { type: 'value', scale: true, axisLabel: { formatter: data.format } },
    series: [
      {
        type: 'boxplot',
        name: data.value?.label ?? '',
        boxWidth: [14, 44],
        data: groups.map(({ numbers }) => boxPlotSummary(numbers).box),
      },
    ],
  };
}

/** The first and the last number of each period in the order of the days, and its lowest and highest. */
export function candlestick(data: ChartData): ChartOption {
  const days = data.by?.values ?? [];
  const periods = data.groups.flatMap(({ name, rows }) => {
    const inOrder = rows.toSorted((one, other) => String(days[one]).localeCompare(String(days[other])));
    const numbers = data.value ? numbersOf(data.value, inOrder) : [];
    const [first, last] = [numbers[0], numbers.at(-1)];
    return first === undefined || last === undefined
      ? []
      : [{ name, candle: [first, last, Math.min(...numbers), Math.max(...numbers)] }];
  });
  return {
    tooltip: { trigger: 'axis', valueFormatter: data.format },
    xAxis: { type: 'category', data: periods.map(({ name }) => name), axisLabel: { hideOverlap: true } },
    yAxis: { type: 'value', scale: true, axisLabel: { formatter: data.format } },
    series: [
      {
        type: 'candlestick',
        name: data.value?.label ?? '',
        barMaxWidth: 28,
        data: periods.map(({ candle }) => candle),
      },
    ],
  };
}

function numberAxes({ value, second, format }: ChartData) {
  const axis = { type: 'value', scale: true, nameLocation: 'middle' } as const;
  return {
    xAxis: {
      ...axis,
      name: value?.label ?? '',
      axisLabel: { formatter: format, hideOverlap: true },
      splitLine: { show: false },
    },
    yAxis: { ...axis, name: second?.label ?? '', axisLabel: { formatter: formatOf(second) } },
  };
}

const pairTooltip = ({ format, second }: ChartData) =>
  tooltip(([x, y], { name }) => `${name ? `${name}\n` : ''}${format(x)}\n${formatOf(second)(y)}`);

/** A point for each row. */
export const scatter = (theme: ChartTheme, data: ChartData): ChartOption => ({
  tooltip: { formatter: pairTooltip(data) },
  ...numberAxes(data),
  series: [
    {
      type: 'scatter',
      name: data.rowsName,
      symbolSize: 9,
      data: Array.from({ length: data.source.count }, (_, row) => [
        data.value?.values[row] ?? null,
        data.second?.values[row] ?? null,
      ]).filter(([x, y]) => x !== null && y !== null),
      itemStyle: { color: theme.c1, opacity: 0.7 },
    },
  ],
});

/** A bubble for each group at the means of two numbers, as large as its number of rows. */
export function bubble(theme: ChartTheme, data: ChartData): ChartOption {
  const { value, second } = data;
  const bubbles = data.groups.flatMap(({ name, rows }) => {
    const [x, y] = [value, second].map((field) => (field ? meanOf(numbersOf(field, rows)) : null));
    return typeof x === 'number' && typeof y === 'number' ? [{ name, value: [x, y, rows.length] }] : [];
  });
  const most = Math.max(1, ...bubbles.map((one) => one.value[2] ?? 0));
  return {
    tooltip: { formatter: pairTooltip(data) },
    ...numberAxes(data),
    series: bubbles.map((one, at) => ({
      type: 'scatter',
      name: one.name,
      dimensions: [value?.label ?? '', second?.label ?? '', data.rowsName],
      data: [one],
      symbolSize: 12 + 44 * Math.sqrt((one.value[2] ?? 0) / most),
      itemStyle: { color: colourAt(theme, at), opacity: 0.75 },
    })),
  };
}
