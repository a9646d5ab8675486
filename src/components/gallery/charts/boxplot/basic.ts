import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';
import { boxPlotSummary } from '@/components/kits/chart/option/statistics';
import { lines, waitTimes } from './wait-times';

export const basic = defineChart({
  title: 'Basic',
  description: 'Minutes waited by 80 riders of each line',
  height: 260,
  legend: false,
  control: sliderControl('Whiskers reach', {
    min: 0.5,
    max: 3,
    step: 0.25,
    start: 1.5,
    say: (reach) => `${reach}x the box`,
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
        data: waitTimes.map((values) => boxPlotSummary(values, reach).box),
        itemStyle: { borderColor: theme.c1, borderWidth: 2 },
      },
    ],
  }),
});
