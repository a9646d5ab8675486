import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';
import { tooltip } from '@/components/kits/chart/option/tooltip';

/** Rent in dollars a day, buyers a day, size in square metres. */
const stalls: [number, number, number][] = [
  [18, 120, 6],
  [24, 190, 9],
  [31, 160, 8],
  [36, 260, 14],
  [42, 215, 11],
  [47, 340, 20],
  [55, 290, 16],
  [61, 410, 24],
  [66, 320, 18],
  [74, 455, 30],
];

export const simple = defineChart({
  title: 'Simple',
  description: 'Stalls: rent, buyers a day, and size as the bubble',
  height: 260,
  control: sliderControl('Scale', { min: 1, max: 3, step: 0.25, start: 2, say: (scale) => `${scale}x` }),
  option: (theme, scale) => ({
    tooltip: { formatter: tooltip(([rent, buyers, size]) => `$${rent} a day\n${buyers} buyers\n${size} m²`) },
    xAxis: {
      type: 'value',
      name: 'Rent',
      nameLocation: 'middle',
      scale: true,
      axisLabel: { formatter: '${value}' },
      splitLine: { show: false },
    },
    yAxis: { type: 'value', name: 'Buyers', scale: true },
    series: [
      {
        type: 'scatter',
        name: 'Stalls',
        dimensions: ['Rent', 'Buyers', 'Square metres'],
        data: stalls,
        symbolSize: (value: number[]) => Math.sqrt(value[2] ?? 0) * 4 * scale,
        itemStyle: { color: theme.c1, opacity: 0.55, borderColor: theme.c1, borderWidth: 1.5 },
      },
    ],
  }),
});
