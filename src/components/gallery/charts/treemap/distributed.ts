import { readableTextColour } from '@/components/kits/chart/option/shapes';
import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';
import { colourAt } from '@/components/kits/chart/chart-theme';

const goods: [string, number][] = [
  ['Bread', 212],
  ['Vegetables', 340],
  ['Cheese', 168],
  ['Flowers', 144],
  ['Fish', 121],
  ['Honey', 62],
  ['Books', 58],
  ['Tools', 37],
];

export const distributed = defineChart({
  title: 'Distributed colours',
  description: 'What is sold on market day, a colour for each',
  height: 280,
  legend: false,
  control: choiceControl('Order', ['By size', 'As written']),
  option: (theme, order) => ({
    tooltip: { valueFormatter: (crates) => `${String(crates)} crates` },
    series: [
      {
        type: 'treemap',
        name: 'Crates',
        sort: order === 'By size' ? 'desc' : false,
        squareRatio: order === 'By size' ? 1.2 : 2.6,
        label: { color: theme.surface, fontWeight: 700 },
        itemStyle: { borderRadius: [16, 16, 4, 4] },
        data: goods.map(([name, value], at) => ({
          name,
          value,
          itemStyle: { color: colourAt(theme, at) },
          label: { color: readableTextColour(theme, colourAt(theme, at)) },
        })),
      },
    ],
  }),
});
