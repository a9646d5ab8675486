import { readableTextColour } from '@/components/kits/chart/option/shapes';
import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';
import { colourAt } from '@/components/kits/chart/chart-theme';
import { tooltip } from '@/components/kits/chart/option/tooltip';

const stalls: [string, number][] = [
  ['Vegetables', 38],
  ['Bread', 24],
  ['Cheese', 19],
  ['Flowers', 14],
  ['Books', 9],
];

export const pie = defineChart({
  title: 'Pie',
  description: 'Stalls on the market, by what they sell',
  height: 250,
  control: choiceControl('Names', ['Outside', 'Inside', 'None']),
  option: (theme, names) => ({
    tooltip: { formatter: tooltip(([count], { name, percent }) => `${name}: ${count} stalls, ${percent}%`) },
    series: [
      {
        type: 'pie',
        name: 'Stalls',
        radius: names === 'Outside' && theme.narrow ? '60%' : '82%',
        label: {
          show: names !== 'None',
          position: names === 'Inside' ? 'inside' : 'outside',
          formatter: names === 'Inside' ? '{d}%' : '{b}',
          fontWeight: 600,
          ...(theme.narrow ? { fontSize: 11, bleedMargin: 0, distanceToLabelLine: 2 } : {}),
        },
        labelLine: { show: names === 'Outside', length: 8, length2: theme.narrow ? 2 : 8 },
        data: stalls.map(([name, value], at) => ({
          name,
          value,
          label: { color: names === 'Inside' ? readableTextColour(theme, colourAt(theme, at)) : theme.ink2 },
        })),
      },
    ],
  }),
});
