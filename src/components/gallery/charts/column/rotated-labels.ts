import { roundedTop } from '@/components/kits/chart/option/shapes';
import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';

const places = [
  'Fountain',
  'Tram stop',
  'Chestnut row',
  'Town hall steps',
  'Market hall',
  'River gate',
  'Old pharmacy',
  'Bandstand',
  'Library',
  'Clock tower',
];
const benches = [14, 9, 22, 6, 17, 11, 4, 19, 8, 12];

export const rotatedLabels = defineChart({
  title: 'Rotated labels with annotations',
  description: 'Benches by place, the shaded ones are being repainted',
  height: 250,
  control: sliderControl('Angle', { min: 0, max: 90, step: 15, start: 45, say: (angle) => `${angle}°` }),
  option: (theme, angle) => ({
    tooltip: {},
    grid: { top: 30 },
    xAxis: {
      type: 'category',
      data: places,
      axisLabel: { rotate: angle, interval: 0, hideOverlap: angle < 30 },
    },
    yAxis: { type: 'value', max: 30 },
    series: [
      {
        type: 'bar',
        name: 'Benches',
        data: benches,
        itemStyle: { borderRadius: roundedTop, color: theme.c4 },
        markArea: {
          itemStyle: { color: theme.spark, opacity: 0.16 },
          label: { color: theme.ink2, fontWeight: 600 },
          data: [[{ name: 'Repainted in May', xAxis: 'Town hall steps' }, { xAxis: 'River gate' }]],
        },
        markPoint: {
          symbol: 'circle',
          symbolSize: 26,
          symbolOffset: [0, -18],
          itemStyle: { color: theme.c2 },
          label: { color: theme.surface, fontWeight: 700, formatter: '22' },
          data: [{ name: 'Most benches', coord: ['Chestnut row', 22] }],
        },
      },
    ],
  }),
});
