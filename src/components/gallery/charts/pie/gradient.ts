import { mixColours } from '@/components/kits/chart/option/shapes';
import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';
import { colourAt } from '@/components/kits/chart/chart-theme';

const rooms: [string, number][] = [
  ['Concerts', 86],
  ['Courses', 64],
  ['Weddings', 41],
  ['Meetings', 58],
];

export const gradient = defineChart({
  title: 'Gradient',
  description: 'Evenings in the town hall, in one hue',
  height: 250,
  control: sliderControl('Depth', { min: 0, max: 80, step: 10, start: 50, say: (depth) => `${depth}%` }),
  option: (theme, depth) => ({
    tooltip: {},
    series: [
      {
        type: 'pie',
        name: 'Evenings',
        radius: ['34%', '88%'],
        label: { show: false },
        itemStyle: { borderRadius: 10, borderWidth: 3 },
        data: rooms.map(([name, value], at) => {
          const colour = colourAt(theme, [0, 3, 4, 1][at] ?? 0);
          return {
            name,
            value,
            itemStyle: {
              color: {
                type: 'radial',
                x: 0.5,
                y: 0.5,
                r: 0.9,
                colorStops: [
                  { offset: 0, color: mixColours(colour, theme.dark ? '#0b1210' : '#ffffff', depth / 100) },
                  { offset: 1, color: colour },
                ],
              },
            },
          };
        }),
      },
    ],
  }),
  legend: (theme) => rooms.map(([name], at) => ({ name, colour: colourAt(theme, [0, 3, 4, 1][at] ?? 0) })),
});
