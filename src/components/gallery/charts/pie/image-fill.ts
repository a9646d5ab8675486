import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';
import brick from '@/assets/textures/brick.svg?no-inline';
import cobble from '@/assets/textures/cobble.svg?no-inline';
import grass from '@/assets/textures/grass.svg?no-inline';

const groundCover: [string, number][] = [
  ['Brick', 28],
  ['Cobble', 41],
  ['Grass', 31],
];
const fills = [brick, cobble, grass];

export const imageFill = defineChart({
  title: 'Image fill',
  description: 'What the square is paved with, percent',
  height: 250,
  legend: false,
  control: choiceControl('Pull out', ['Grass', 'Cobble', 'Brick', 'None']),
  option: (theme, pulled) => ({
    tooltip: { valueFormatter: (share) => `${String(share)}%` },
    series: [
      {
        type: 'pie',
        name: 'Ground',
        radius: theme.narrow ? '52%' : '80%',
        selectedMode: 'single',
        selectedOffset: 14,
        itemStyle: { borderWidth: 3 },
        // Leaves room for two-line labels on a phone.
        label: {
          formatter: theme.narrow ? '{b}\n{d}%' : '{b} {d}%',
          lineHeight: 16,
          color: theme.ink,
          fontWeight: 600,
        },
        data: groundCover.map(([name, value], at) => ({
          name,
          value,
          selected: name === pulled,
          itemStyle: { color: { image: fills[at] ?? brick, repeat: 'repeat' } },
        })),
      },
    ],
  }),
});
