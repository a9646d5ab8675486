import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';

const weeks = Array.from({ length: 16 }, (_, at) => `W ${at + 1}`);
const balance = [3, 5, 4, -1, -3, -2, 1, 4, 6, 3, -2, -5, -4, -1, 2, 5];

export const negative = defineChart({
  title: 'Negative values',
  description: 'Weekly members joining minus members leaving',
  legend: (theme) => [
    { name: 'More joined', colour: theme.c1 },
    { name: 'More left', colour: theme.c2 },
  ],
  control: choiceControl('Fill from', ['Zero', 'The bottom']),
  option: (theme, from) => ({
    tooltip: { trigger: 'axis' },
    xAxis: { type: 'category', boundaryGap: false, data: weeks, axisLine: { onZero: from === 'Zero' } },
    yAxis: { type: 'value' },
    visualMap: {
      type: 'piecewise',
      show: false,
      dimension: 1,
      pieces: [
        { gt: 0, lte: 100, color: theme.c1 },
        { gte: -100, lte: 0, color: theme.c2 },
      ],
    },
    series: [
      {
        type: 'line',
        name: 'Balance',
        showSymbol: false,
        data: balance,
        areaStyle: { origin: from === 'Zero' ? 'auto' : 'start', opacity: 0.22 },
      },
    ],
  }),
});
