import { defineChart, switchControl } from '@/components/kits/chart/chart-spec';
import { colourAt } from '@/components/kits/chart/chart-theme';
import { tooltip } from '@/components/kits/chart/option/tooltip';
import { spanItem } from '@/components/kits/chart/option/span-item';

/** One Saturday at the bandstand, in hours after midnight. */
const acts: [string, number, number][] = [
  ['Late tango', 21, 23.5],
  ['Brass of the fire brigade', 19, 20.75],
  ['School choir', 16.5, 17.5],
  ['Puppets', 14, 15.5],
  ['Chess in the open', 11, 15],
  ['Morning yoga', 8, 9.25],
];
const clock = (hour: number): string =>
  `${Math.floor(hour)}:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`;

export const distributed = defineChart({
  title: 'Distributed',
  description: 'A Saturday at the bandstand, each act in its colour',
  legend: false,
  control: switchControl('Times in the bars', true),
  table: () => ({
    columns: ['Act', 'From', 'To'],
    rows: acts.map(([act, from, to]) => [act, clock(from), clock(to)]),
  }),
  option: (theme, times) => ({
    tooltip: {
      formatter: tooltip(
        ([row, from, to]) => `${acts[Number(row)]?.[0]}\n${clock(Number(from))} to ${clock(Number(to))}`,
      ),
    },
    xAxis: {
      type: 'value',
      min: 7,
      max: 24,
      interval: theme.narrow ? 4 : 2,
      axisLabel: { formatter: (hour: number) => clock(hour) },
    },
    yAxis: {
      type: 'category',
      data: acts.map(([act]) => act),
      axisLine: { show: false },
      axisLabel: theme.narrow ? { width: 92, overflow: 'break' } : {},
    },
    series: [
      {
        type: 'custom',
        name: 'Acts',
        colorBy: 'data',
        renderItem: spanItem(theme, {
          thickness: 0.66,
          radius: 9,
          beside: true,
          label: (at) => (times ? clock(acts[at]?.[1] ?? 0) : ''),
        }),
        encode: { x: [1, 2], y: 0 },
        data: acts.map(([, from, to], row) => ({
          value: [row, from, to],
          itemStyle: { color: colourAt(theme, row) },
        })),
      },
    ],
  }),
});
