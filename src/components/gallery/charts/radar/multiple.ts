import { defineChart } from '@/components/kits/chart/chart-spec';

export const multiple = defineChart({
  title: 'Several series',
  description: 'What three ages look for in a square',
  height: 270,
  option: (theme) => ({
    tooltip: {},
    radar: {
      shape: 'circle',
      radius: '72%',
      splitNumber: 4,
      indicator: ['Play', 'Cafes', 'Shade', 'Events', 'Safety', 'Wifi'].map((name) => ({ name, max: 100 })),
    },
    series: [
      {
        type: 'radar',
        name: 'Wishes',
        symbolSize: 6,
        lineStyle: { width: 2 },
        data: [
          { name: 'Under 25', value: [40, 82, 45, 94, 55, 96], itemStyle: { color: theme.c2 } },
          { name: '25 to 60', value: [78, 90, 66, 70, 80, 62], itemStyle: { color: theme.c4 } },
          { name: 'Over 60', value: [52, 74, 95, 58, 97, 20], itemStyle: { color: theme.c1 } },
        ],
      },
    ],
  }),
});
