import { roundedEnd, roundedStart } from '@/components/kits/chart/option/shapes';
import { defineChart, switchControl } from '@/components/kits/chart/chart-spec';

const cups: [string, number][] = [
  ['Tea', 64],
  ['Lemonade', 87],
  ['Cocoa', 112],
  ['Coffee', 205],
  ['Water', 231],
];

export const reversed = defineChart({
  title: 'Reversed',
  description: 'Cups served, on a reversed axis',
  control: switchControl('Reversed', true),
  option: (theme, reversed) => ({
    tooltip: {},
    xAxis: { type: 'value', inverse: reversed },
    yAxis: {
      type: 'category',
      position: reversed ? 'right' : 'left',
      data: cups.map(([cup]) => cup),
      axisLine: { show: false },
    },
    series: [
      {
        type: 'bar',
        name: 'Cups',
        barMaxWidth: 20,
        data: cups.map(([, count]) => count),
        itemStyle: { color: theme.c5, borderRadius: reversed ? roundedStart(theme) : roundedEnd(theme) },
      },
    ],
  }),
});
