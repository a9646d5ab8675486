import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';
import { tooltip } from '@/components/kits/chart/option/tooltip';

const winds: [string, number][] = [
  ['North', 38],
  ['North-east', 24],
  ['East', 19],
  ['South-east', 27],
  ['South', 46],
  ['South-west', 71],
  ['West', 64],
  ['North-west', 42],
];

export const basic = defineChart({
  title: 'Basic',
  description: 'Days by wind direction',
  height: 290,
  legend: false,
  control: sliderControl('Hole', { min: 0, max: 50, step: 5, start: 10, say: (share) => `${share}%` }),
  option: (theme, hole) => ({
    tooltip: { formatter: tooltip(([days], { name }) => `${name}: ${days} days`) },
    polar: { radius: [`${hole}%`, '70%'] },
    angleAxis: {
      type: 'category',
      data: winds.map(([wind]) => wind),
      // Rotated by half a sector, so that the middle of North points up.
      startAngle: 112.5,
      axisLine: { show: false },
      axisTick: { show: false },
    },
    radiusAxis: {
      max: 80,
      interval: 20,
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { show: false },
    },
    series: [
      {
        type: 'bar',
        name: 'Days',
        coordinateSystem: 'polar',
        colorBy: 'data',
        barWidth: '92%',
        barMaxWidth: 400,
        data: winds.map(([, days]) => days),
        itemStyle: { opacity: 0.85, borderRadius: 6, borderColor: theme.surface, borderWidth: 2 },
      },
    ],
  }),
});
