import { mixColours } from '@/components/kits/chart/option/shapes';
import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';

const ages: [string, number][] = [
  ['Under 18', 12],
  ['18 to 29', 31],
  ['30 to 44', 27],
  ['45 to 64', 19],
  ['65 and over', 11],
];

export const monochrome = defineChart({
  title: 'One colour',
  description: 'Members by age, percent',
  height: 250,
  control: choiceControl('Colour', ['Pine', 'Persimmon', 'Plum']),
  option: (theme, colour) => {
    const base = { Pine: theme.c1, Persimmon: theme.c2, Plum: theme.c5 }[colour];
    return {
      tooltip: { valueFormatter: (share) => `${String(share)}%` },
      color: ages.map((_, at) => mixColours(base, theme.dark ? '#131c18' : '#ffffff', at * 0.17)),
      series: [
        {
          type: 'pie',
          name: 'Members',
          radius: '82%',
          label: { show: !theme.narrow, formatter: '{b}' },
          data: ages.map(([name, value]) => ({ name, value })),
        },
      ],
    };
  },
});
