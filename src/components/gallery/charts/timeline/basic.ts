import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';
import { tooltip } from '@/components/kits/chart/option/tooltip';
import { dayOf, MONTH, dateIn2026 } from './dates';
import { spanItem } from '@/components/kits/chart/option/span-item';

const jobs: [string, number, number][] = [
  ['Paint the benches', dateIn2026(5, 18), dateIn2026(5, 29)],
  ['Plant the chestnuts', dateIn2026(5, 4), dateIn2026(5, 20)],
  ['Mend the fountain', dateIn2026(4, 20), dateIn2026(5, 12)],
  ['Lay new paving', dateIn2026(4, 6), dateIn2026(5, 1)],
  ['Draw the plans', dateIn2026(3, 16), dateIn2026(4, 10)],
];

export const basic = defineChart({
  title: 'Basic',
  description: 'The square is renewed, job by job',
  legend: false,
  control: sliderControl('Thickness', { min: 20, max: 80, step: 10, start: 50, say: (share) => `${share}%` }),
  table: () => ({
    columns: ['Job', 'From', 'To'],
    rows: jobs.map(([job, from, to]) => [job, dayOf(from), dayOf(to)]),
  }),
  option: (theme, thickness) => ({
    tooltip: {
      formatter: tooltip(
        ([row, from, to]) => `${jobs[Number(row)]?.[0]}\n${dayOf(Number(from))} to ${dayOf(Number(to))}`,
      ),
    },
    xAxis: {
      type: 'time',
      min: dateIn2026(3, 1),
      max: dateIn2026(6, 1),
      minInterval: MONTH,
      axisLabel: { formatter: '{MMM}' },
      splitLine: { show: true },
      axisLine: { show: false },
    },
    yAxis: { type: 'category', data: jobs.map(([job]) => job), axisLine: { show: false } },
    series: [
      {
        type: 'custom',
        name: 'Jobs',
        renderItem: spanItem(theme, { thickness: thickness / 100 }),
        encode: { x: [1, 2], y: 0 },
        data: jobs.map(([, from, to], row) => [row, from, to]),
        itemStyle: { color: theme.c1 },
      },
    ],
  }),
});
