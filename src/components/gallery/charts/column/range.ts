import { defineChart, switchControl } from '@/components/kits/chart/chart-spec';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const coldest = [2, 3, 6, 9, 13, 17, 20, 19];
const warmest = [9, 11, 15, 18, 23, 27, 30, 29];

export const range = defineChart({
  title: 'Range',
  description: 'Coldest and warmest hour, each month',
  control: switchControl('Dots at the ends', true),
  legend: (theme) => [
    { name: 'Coldest', colour: theme.c4 },
    { name: 'Warmest', colour: theme.c2 },
  ],
  table: () => ({
    columns: ['Month', 'Coldest, °C', 'Warmest, °C'],
    rows: months.map((month, at) => [month, coldest[at] ?? null, warmest[at] ?? null]),
  }),
  option: (theme, dots) => ({
    tooltip: { trigger: 'axis', formatter: '{b}: {c0}° to {c3}°' },
    xAxis: { type: 'category', data: months },
    yAxis: { type: 'value', interval: 8, max: 32, axisLabel: { formatter: '{value}°' } },
    series: [
      // Invisible offset series that lifts the visible bar.
      { type: 'bar', stack: 'range', data: coldest, itemStyle: { color: 'transparent' }, silent: true },
      {
        type: 'bar',
        stack: 'range',
        barWidth: 14,
        data: warmest.map((value, at) => value - (coldest[at] ?? 0)),
        itemStyle: dots
          ? { color: theme.press, borderRadius: 0 }
          : {
              color: {
                type: 'linear',
                x: 0,
                y: 0,
                x2: 0,
                y2: 1,
                colorStops: [
                  { offset: 0, color: theme.c2 },
                  { offset: 1, color: theme.c4 },
                ],
              },
              borderRadius: 7,
            },
      },
      {
        type: 'scatter',
        name: 'Coldest',
        data: coldest,
        symbolSize: dots ? 13 : 0,
        itemStyle: { color: theme.c4, opacity: 1 },
      },
      {
        type: 'scatter',
        name: 'Warmest',
        data: warmest,
        symbolSize: dots ? 13 : 0,
        itemStyle: { color: theme.c2, opacity: 1 },
      },
    ],
  }),
});
