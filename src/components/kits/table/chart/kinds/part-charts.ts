import type { ChartOption } from '@/components/kits/chart/option/chart-option';
import { readableTextColour } from '@/components/kits/chart/option/shapes';
import { type ChartTheme, colourAt } from '@/components/kits/chart/chart-theme';
import type { ChartData } from '@/components/kits/table/chart/chart-data';

interface Part {
  name: string;
  value: number;
}

/** Groups with a value above zero: a part of a whole has no other. */
const partsOf = ({ groups, series }: ChartData): Part[] =>
  groups.flatMap(({ name }, at) => {
    const value = series[0]?.values[at] ?? 0;
    return value > 0 ? [{ name, value }] : [];
  });

const partTooltip = ({ format }: ChartData) => ({ valueFormatter: format });

export const pie = (theme: ChartTheme, data: ChartData): ChartOption => ({
  tooltip: partTooltip(data),
  series: [
    {
      type: 'pie',
      name: data.measure,
      radius: ['44%', '88%'],
      label: { show: false },
      data: partsOf(data).map((part, at) => ({ ...part, itemStyle: { color: colourAt(theme, at) } })),
    },
  ],
});

export const polar = (theme: ChartTheme, data: ChartData): ChartOption => ({
  tooltip: partTooltip(data),
  polar: { radius: ['10%', '78%'] },
  angleAxis: {
    type: 'category',
    data: data.groups.map(({ name }) => name),
    axisLine: { show: false },
    axisTick: { show: false },
  },
  radiusAxis: { axisLine: { show: false }, axisTick: { show: false }, axisLabel: { show: false } },
  series: [
    {
      type: 'bar',
      name: data.measure,
      coordinateSystem: 'polar',
      colorBy: 'data',
      barWidth: '92%',
      barMaxWidth: 400,
      data: [...(data.series[0]?.values ?? [])],
      itemStyle: { borderRadius: 6, borderColor: theme.surface, borderWidth: 2 },
    },
  ],
});

/** The largest groups as rings; a full ring is the largest value. */
const MOST_RINGS = 6;

export function radialBar(theme: ChartTheme, data: ChartData): ChartOption {
  const parts = partsOf(data)
    .toSorted((one, other) => other.value - one.value)
    .slice(0, MOST_RINGS);
  const most = Math.max(1, ...parts.map(({ value }) => value));
  return {
    tooltip: partTooltip(data),
    series: parts.map(({ name, value }, at) => ({
      type: 'gauge',
      name,
      startAngle: 90,
      endAngle: -270,
      radius: `${94 - at * 14}%`,
      max: most,
      pointer: { show: false },
      progress: { show: true, roundCap: true, width: 14, itemStyle: { color: colourAt(theme, at) } },
      axisLine: { roundCap: true, lineStyle: { width: 14, color: [[1, theme.hover]] } },
      axisTick: { show: false },
      splitLine: { show: false },
      axisLabel: { show: false },
      title: { show: false },
      detail: { show: false },
      itemStyle: { color: colourAt(theme, at) },
      data: [{ name, value }],
    })),
  };
}

export function radar(theme: ChartTheme, data: ChartData): ChartOption {
  const most = Math.max(1, ...data.series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return {
    tooltip: partTooltip(data),
    radar: { indicator: data.groups.map(({ name }) => ({ name, max: most })), radius: '68%', splitNumber: 4 },
    series: [
      {
        type: 'radar',
        name: data.measure,
        symbolSize: 7,
        data: data.series.map(({ name, values }, at) => ({
          name,
          value: values.map((value) => value ?? 0),
          itemStyle: { color: colourAt(theme, at) },
          lineStyle: { width: 2.5, color: colourAt(theme, at) },
        })),
      },
    ],
  };
}

export const funnel = (theme: ChartTheme, data: ChartData): ChartOption => ({
  tooltip: partTooltip(data),
  series: [
    {
      type: 'funnel',
      name: data.measure,
      left: 8,
      right: 8,
      minSize: '16%',
      label: {
        position: 'inside',
        formatter: ({ name, value }) => `${name}: ${data.format(value)}`,
        fontWeight: 600,
      },
      data: partsOf(data).map((part, at) => ({
        ...part,
        itemStyle: { color: colourAt(theme, at) },
        label: { color: readableTextColour(theme, colourAt(theme, at)) },
      })),
    },
  ],
});

/** Groups in tiles; where they are split, each tile is divided. */
export const treemap = (theme: ChartTheme, data: ChartData): ChartOption => ({
  tooltip: partTooltip(data),
  series: [
    {
      type: 'treemap',
      name: data.measure,
      label: { formatter: ({ name, value }) => `${name}\n${data.format(value)}` },
      upperLabel: { show: data.isSplit, height: 24, color: theme.ink, fontWeight: 600 },
      data: data.groups.flatMap(({ name }, at) => {
        const fill = colourAt(theme, at);
        const children = data.series.flatMap((part) => {
          const value = part.values[at] ?? 0;
          return value > 0
            ? [{ name: part.name, value, label: { color: readableTextColour(theme, fill) } }]
            : [];
        });
        const value = children.reduce((sum, child) => sum + child.value, 0);
        if (value === 0) return [];
        const tile = {
          name,
          value,
          itemStyle: { color: fill },
          label: { color: readableTextColour(theme, fill) },
        };
        return [data.isSplit ? { ...tile, children } : tile];
      }),
    },
  ],
});
