import { roundedBottom, roundedTop } from '@/components/kits/chart/option/shapes';
import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];
const change = [3.2, 2.1, -1.4, -2.8, 1.2, 2.9, 4.1, -0.9, 1.8, 3.4];

export const negative = defineChart({
  title: 'Negative values',
  description: 'Change against last year',
  control: choiceControl('Month names', ['Below', 'At zero']),
  legend: (theme) => [
    { name: 'Growth', colour: theme.c1 },
    { name: 'Decline', colour: theme.c2 },
  ],
  option: (theme, names) => ({
    tooltip: { valueFormatter: (share) => `${String(share)}%` },
    xAxis: {
      type: 'category',
      data: months,
      axisLine: { onZero: names === 'At zero', show: names === 'At zero' },
    },
    yAxis: { type: 'value', min: -4, max: 6, interval: 2, axisLabel: { formatter: '{value}%' } },
    series: [
      {
        type: 'bar',
        name: 'Change',
        barMaxWidth: 22,
        data: change.map((value) => ({
          value,
          itemStyle: {
            color: value < 0 ? theme.c2 : theme.c1,
            borderRadius: value < 0 ? roundedBottom : roundedTop,
          },
        })),
        markLine: {
          symbol: 'none',
          silent: true,
          label: { show: false },
          lineStyle: { color: theme.lineStrong, type: 'solid' },
          data: [{ yAxis: 0 }],
        },
      },
    ],
  }),
});
