import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';
import { boxPlotSummary } from '@/components/kits/chart/option/statistics';
import { lines, waitTimes } from './wait-times';

export const outliers = defineChart({
  title: 'With outliers',
  description: 'Outliers beyond the whiskers, one point per rider',
  height: 260,
  control: sliderControl('Whiskers reach', {
    min: 0.5,
    max: 3,
    step: 0.25,
    start: 1,
    say: (reach) => `${reach}x the box`,
  }),
  legend: (theme) => [
    { name: 'Wait', colour: theme.c4 },
    { name: 'Outliers', colour: theme.c2 },
  ],
  option: (theme, reach) => {
    const all = waitTimes.map((values) => boxPlotSummary(values, reach));
    return {
      tooltip: {},
      xAxis: { type: 'category', data: lines },
      yAxis: { type: 'value', axisLabel: { formatter: '{value} min' } },
      series: [
        {
          type: 'boxplot',
          name: 'Wait',
          boxWidth: [14, 44],
          data: all.map(({ box }) => box),
          itemStyle: { color: theme.sunken, borderColor: theme.c4, borderWidth: 2 },
        },
        {
          type: 'scatter',
          name: 'Outliers',
          data: all.flatMap(({ outliers: beyond }, line) => beyond.map((minutes) => [line, minutes])),
          symbolSize: 8,
          itemStyle: { color: theme.c2, opacity: 0.75 },
        },
      ],
    };
  },
});
