import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';

const plots: [string, number][] = [
  ['Chestnut row', 840],
  ['Market field', 1260],
  ['Bandstand lawn', 620],
  ['Rose beds', 210],
  ['Playground', 480],
  ['Tram stop', 330],
  ['Fountain', 150],
  ['Cafe terraces', 390],
];

export const basic = defineChart({
  title: 'Basic',
  description: 'What the square is made of, square metres',
  height: 280,
  legend: false,
  control: sliderControl('Gap', { min: 0, max: 10, start: 3, say: (pixels) => `${pixels} px` }),
  option: (theme, gap) => ({
    tooltip: { valueFormatter: (area) => `${String(area)} m²` },
    series: [
      {
        type: 'treemap',
        name: 'Ground',
        levels: [{ color: [theme.c1] }],
        label: { formatter: '{b}\n{c} m²', color: theme.surface },
        itemStyle: { gapWidth: gap },
        data: plots.map(([name, value]) => ({ name, value })),
      },
    ],
  }),
});
