import { withAlpha } from '@/components/kits/chart/option/shapes';
import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';

const sectors = ['North', 'North-east', 'East', 'South-east', 'South', 'South-west', 'West', 'North-west'];

export const polygon = defineChart({
  title: 'Filled polygon',
  description: 'Where the wind came from, hours in spring and autumn',
  height: 300,
  wide: true,
  control: sliderControl('Fill', { min: 0, max: 80, step: 10, start: 40, say: (share) => `${share}%` }),
  option: (theme, fill) => ({
    tooltip: {},
    radar: {
      shape: 'polygon',
      clockwise: true,
      radius: '74%',
      splitNumber: 5,
      indicator: sectors.map((name) => ({ name, max: 420 })),
      splitArea: { show: true, areaStyle: { color: [theme.surface, theme.sunken] } },
    },
    series: [
      {
        type: 'radar',
        name: 'Hours',
        symbol: 'none',
        data: [
          {
            name: 'Spring',
            value: [210, 140, 120, 160, 240, 380, 410, 290],
            itemStyle: { color: theme.c1 },
            areaStyle: { color: withAlpha(theme.c1, fill / 100) },
          },
          {
            name: 'Autumn',
            value: [300, 260, 180, 120, 150, 240, 330, 360],
            itemStyle: { color: theme.c3 },
            areaStyle: { color: withAlpha(theme.c3, fill / 100) },
          },
        ],
      },
    ],
  }),
});
