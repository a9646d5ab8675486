import type { ChartOption } from '@/components/kits/chart/option/chart-option';
import { roundedEnd, roundedTop } from '@/components/kits/chart/option/shapes';
import { type ChartTheme, colourAt } from '@/components/kits/chart/chart-theme';
import { type ChartData, formatOf, meanOf, numbersOf } from '@/components/kits/table/chart/chart-data';

const names = ({ groups }: ChartData): string[] => groups.map(({ name }) => name);

const axisTooltip = ({ format }: ChartData) =>
  ({ trigger: 'axis', axisPointer: { type: 'shadow' }, valueFormatter: format }) as const;

/** Corners of stacked columns stay square. */
export const column = (theme: ChartTheme, data: ChartData): ChartOption => ({
  tooltip: axisTooltip(data),
  xAxis: { type: 'category', data: names(data), axisLabel: { hideOverlap: true } },
  yAxis: { type: 'value', axisLabel: { formatter: data.format } },
  series: data.series.map(({ name, values }, at) => ({
    type: 'bar',
    name,
    data: [...values],
    ...(data.isSplit ? { stack: 'all' } : {}),
    itemStyle: { color: colourAt(theme, at), borderRadius: data.isSplit ? 0 : roundedTop },
  })),
});

/** The first group on top. */
export const bar = (theme: ChartTheme, data: ChartData): ChartOption => ({
  tooltip: axisTooltip(data),
  xAxis: { type: 'value', axisLabel: { formatter: data.format, hideOverlap: true } },
  yAxis: {
    type: 'category',
    data: names(data),
    inverse: true,
    axisLabel: { width: 110, overflow: 'truncate' },
  },
  series: data.series.map(({ name, values }, at) => ({
    type: 'bar',
    name,
    data: [...values],
    ...(data.isSplit ? { stack: 'all' } : {}),
    itemStyle: { color: colourAt(theme, at), borderRadius: data.isSplit ? 0 : roundedEnd(theme) },
  })),
});

function lines(theme: ChartTheme, data: ChartData, isFilled: boolean): ChartOption {
  return {
    tooltip: { trigger: 'axis', valueFormatter: data.format },
    xAxis: { type: 'category', boundaryGap: !isFilled, data: names(data), axisLabel: { hideOverlap: true } },
    yAxis: { type: 'value', axisLabel: { formatter: data.format } },
    series: data.series.map(({ name, values }, at) => ({
      type: 'line',
      name,
      data: [...values],
      connectNulls: true,
      itemStyle: { color: colourAt(theme, at) },
      ...(isFilled ? { stack: 'all', showSymbol: false, areaStyle: { opacity: 0.35 } } : {}),
    })),
  };
}
export const line = (theme: ChartTheme, data: ChartData): ChartOption => lines(theme, data, false);
export const area = (theme: ChartTheme, data: ChartData): ChartOption => lines(theme, data, true);

/** The number of rows as columns, the mean of a number as a line. */
export function mixed(theme: ChartTheme, data: ChartData): ChartOption {
  const { value, groups } = data;
  const format = formatOf(value);
  return {
    tooltip: { trigger: 'axis' },
    xAxis: { type: 'category', data: names(data), axisLabel: { hideOverlap: true } },
    yAxis: [
      { type: 'value', minInterval: 1 },
      { type: 'value', axisLabel: { formatter: format }, splitLine: { show: false } },
    ],
    series: [
      {
        type: 'bar',
        name: data.rowsName,
        data: groups.map(({ rows }) => rows.length),
        itemStyle: { color: theme.c1, borderRadius: roundedTop },
      },
      {
        type: 'line',
        name: data.meanName,
        yAxisIndex: 1,
        connectNulls: true,
        tooltip: { valueFormatter: format },
        data: groups.map(({ rows }) => (value ? meanOf(numbersOf(value, rows)) : null)),
        itemStyle: { color: theme.c2 },
      },
    ],
  };
}

/** The first period against the last. */
export function slope(theme: ChartTheme, data: ChartData): ChartOption {
  const last = data.groups.length - 1;
  return {
    tooltip: { trigger: 'axis', valueFormatter: data.format },
    xAxis: {
      type: 'category',
      position: 'top',
      boundaryGap: false,
      data: [0, last].map((at) => data.groups[at]?.name ?? ''),
      axisLine: { show: false },
      axisLabel: { color: theme.ink, fontWeight: 700 },
      splitLine: { show: true, lineStyle: { type: 'solid' } },
    },
    yAxis: { type: 'value', show: false, scale: true },
    grid: { left: 16, right: theme.narrow ? 110 : 140, top: 32, bottom: 16 },
    series: data.series.map(({ name, values }, at) => ({
      type: 'line',
      name,
      symbolSize: 10,
      data: [values[0] ?? 0, values[last] ?? 0],
      itemStyle: { color: colourAt(theme, at) },
      endLabel: { show: true, color: theme.ink, formatter: `${data.format(values[last] ?? 0)}  ${name}` },
      labelLayout: { hideOverlap: true },
    })),
  };
}
