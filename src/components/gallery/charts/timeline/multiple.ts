import { defineChart } from '@/components/kits/chart/chart-spec';
import { tip } from '@/components/kits/chart/option/tooltip';
import { dayOf, MONTH, on } from './dates';
import { spanItem } from './span-item';

const places = ['Library', 'Market hall', 'River gate', 'Fountain'];
const planned: [number, number, number][] = [
  [0, on(6, 15), on(7, 10)],
  [1, on(5, 25), on(6, 20)],
  [2, on(5, 4), on(6, 1)],
  [3, on(4, 13), on(5, 8)],
];
const done: [number, number, number][] = [
  [0, on(6, 22), on(7, 24)],
  [1, on(5, 28), on(6, 16)],
  [2, on(5, 11), on(6, 19)],
  [3, on(4, 13), on(5, 4)],
];

export const multiple = defineChart({
  title: 'Several series',
  description: 'When work was planned, and when it was done',
  table: () => ({
    columns: ['Place', 'Planned', 'Done'],
    rows: places.map((place, row) => [
      place,
      `${dayOf(planned[row]?.[1] ?? 0)} to ${dayOf(planned[row]?.[2] ?? 0)}`,
      `${dayOf(done[row]?.[1] ?? 0)} to ${dayOf(done[row]?.[2] ?? 0)}`,
    ]),
  }),
  option: (theme) => ({
    tooltip: {
      formatter: tip(
        ([row, from, to], { series }) =>
          `${places[Number(row)]}, ${series}\n${dayOf(Number(from))} to ${dayOf(Number(to))}`,
      ),
    },
    xAxis: {
      type: 'time',
      min: on(4, 1),
      max: on(8, 1),
      minInterval: MONTH,
      axisLabel: { formatter: '{MMM}' },
      splitLine: { show: true },
      axisLine: { show: false },
    },
    yAxis: { type: 'category', data: places, axisLine: { show: false } },
    series: [
      {
        type: 'custom',
        name: 'Planned',
        renderItem: spanItem(theme, { thickness: 0.26, shift: -0.16 }),
        encode: { x: [1, 2], y: 0 },
        data: planned,
        itemStyle: { color: theme.c8 },
      },
      {
        type: 'custom',
        name: 'Done',
        renderItem: spanItem(theme, { thickness: 0.26, shift: 0.16 }),
        encode: { x: [1, 2], y: 0 },
        data: done,
        itemStyle: { color: theme.c1 },
      },
    ],
  }),
});
