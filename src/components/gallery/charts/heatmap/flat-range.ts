import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';

const days = ['Fri', 'Thu', 'Wed', 'Tue', 'Mon'];
const weeks = Array.from({ length: 14 }, (_, at) => `${at + 10}`);
/** Nitrogen dioxide in µg/m³. */
const cells = days.flatMap((_, day) =>
  weeks.map((_, week): [number, number, number] => [
    week,
    day,
    Math.round(27 + 11 * Math.sin(week / 2.2) + 5 * Math.cos(day + week * 0.7)),
  ]),
);

export const flatRange = defineChart({
  title: 'Range without shades',
  description: 'Air quality at the crossing, in four steps',
  height: 250,
  legend: false,
  control: choiceControl('Cells', ['Square', 'Apart']),
  option: (theme, look) => ({
    tooltip: {},
    grid: { bottom: 46 },
    xAxis: {
      type: 'category',
      data: weeks,
      axisLine: { show: false },
      axisLabel: { formatter: 'W {value}' },
    },
    yAxis: { type: 'category', data: days, axisLine: { show: false } },
    visualMap: {
      type: 'piecewise',
      orient: 'horizontal',
      left: 'center',
      bottom: 0,
      itemSymbol: 'path://M0 12V6a6 6 0 0 1 12 0v6z',
      itemWidth: 12,
      itemHeight: 12,
      pieces: [
        { lt: 20, label: 'Good', color: theme.c1 },
        { gte: 20, lt: 30, label: 'Fair', color: theme.c6 },
        { gte: 30, lt: 40, label: 'Poor', color: theme.c3 },
        { gte: 40, label: 'Bad', color: theme.c2 },
      ],
    },
    series: [
      {
        type: 'heatmap',
        name: 'Nitrogen dioxide',
        data: cells,
        itemStyle: {
          borderWidth: look === 'Apart' ? 6 : 1,
          borderRadius: look === 'Apart' ? 9 : 0,
          borderColor: theme.surface,
        },
      },
    ],
  }),
});
