import { defineChart, slider } from '@/components/kits/chart/chart-spec';
import { boxNumbers } from '@/components/kits/chart/option/statistics';
import { lines, waits } from './wait-times';

export const basic = defineChart({
  title: 'Basic',
  description: 'Minutes waited by 80 riders of each line',
  height: 260,
  legend: false,
  control: slider('Whiskers reach', {
    min: 0.5,
    max: 3,
    step: 0.25,
    start: 1.5,
    say: (reach) => `${reach} boxes`,
  }),
  option: (theme, reach) => ({
    tooltip: {},
    xAxis: { type: 'category', data: lines },
    yAxis: { type: 'value', axisLabel: { formatter: '{value} min' } },
    series: [
      {
        type: 'boxplot',
        name: 'Wait',
        boxWidth: [14, 44],
        data: waits.map((values) => boxNumbers(values, reach).box),
        itemStyle: { borderColor: theme.c1, borderWidth: 2 },
      },
    ],
  }),
});
