import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';
import { tooltip } from '@/components/kits/chart/option/tooltip';

/** Trade in thousands, and the change against last year in percent. */
const trades: [string, number, number][] = [
  ['Food', 320, 4],
  ['Cafes', 268, 9],
  ['Crafts', 141, -3],
  ['Books', 86, -8],
  ['Bicycles', 174, 12],
  ['Clothes', 122, -6],
  ['Music', 64, 1],
  ['Toys', 52, -11],
  ['Garden', 97, 6],
];

export const colourRange = defineChart({
  title: 'Colour range',
  description: 'Area shows trade, colour the change on last year',
  height: 280,
  legend: false,
  control: sliderControl('Full colour at', { min: 3, max: 15, start: 10, say: (change) => `±${change}%` }),
  table: () => ({ columns: ['Trade', 'Thousands', 'Change, %'], rows: trades }),
  option: (theme, limit) => ({
    tooltip: {
      formatter: tooltip(([sum, change], { name }) => `${name}: $${sum}k\n${change}% against last year`),
    },
    visualMap: {
      type: 'continuous',
      dimension: 1,
      min: -limit,
      max: limit,
      orient: 'horizontal',
      left: 'center',
      bottom: 0,
      itemWidth: 12,
      itemHeight: 180,
      text: [`+${limit}%`, `−${limit}%`],
      inRange: { color: [theme.c2, theme.c8, theme.c1] },
    },
    series: [
      {
        type: 'treemap',
        name: 'Trade',
        bottom: 30,
        visualDimension: 1,
        label: {
          color: theme.surface,
          formatter: ({ name, value }) =>
            `${name}\n${Array.isArray(value) && Number(value[1]) > 0 ? '+' : ''}${String(Array.isArray(value) ? value[1] : '')}%`,
        },
        data: trades.map(([name, sum, change]) => ({ name, value: [sum, change] })),
      },
    ],
  }),
});
