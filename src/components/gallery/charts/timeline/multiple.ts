import { defineChart } from '@/components/kits/chart/chart-spec';
import { tooltip } from '@/components/kits/chart/option/tooltip';
import { dayOf, MONTH, dateIn2026 } from './dates';
import { spanItem } from '@/components/kits/chart/option/span-item';

const places = ['Library', 'Market hall', 'River gate', 'Fountain'];
const planned: [number, number, number][] = [
  [0, dateIn2026(6, 15), dateIn2026(7, 10)],
  [1, dateIn2026(5, 25), dateIn2026(6, 20)],
  [2, dateIn2026(5, 4), dateIn2026(6, 1)],
  [3, dateIn2026(4, 13), dateIn2026(5, 8)],
];
const done: [number, number, number][] = [
  [0, dateIn2026(6, 22), dateIn2026(7, 24)],
  [1, dateIn2026(5, 28), dateIn2026(6, 16)],
  [2, dateIn2026(5, 11), dateIn2026(6, 19)],
  [3, dateIn2026(4, 13), dateIn2026(5, 4)],
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
      formatter: tooltip(
        ([row, from, to], { series }) =>
          `${places[Number(row)]}, ${series}\n${dayOf(Number(from))} to ${dayOf(Number(to))}`,
      ),
    },
    xAxis: {
      type: 'time',
      min: dateIn2026(4, 1),
      max: dateIn2026(8, 1),
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
