import { readableTextColour } from '@/components/kits/chart/option/shapes';
import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';
import { colourAt } from '@/components/kits/chart/chart-theme';

const levels: [string, number][] = [
  ['Mayor', 1],
  ['Council', 12],
  ['Offices', 48],
  ['Volunteers', 210],
  ['Members', 940],
];

export const pyramid = defineChart({
  title: 'Pyramid',
  description: 'Who decides and who is asked, in levels of equal height',
  height: 280,
  control: choiceControl('Stands on', ['Its base', 'Its tip']),
  option: (theme, orientation) => ({
    tooltip: {},
    series: [
      {
        type: 'funnel',
        name: 'People',
        sort: orientation === 'Its base' ? 'ascending' : 'descending',
        left: '12%',
        right: '12%',
        gap: 3,
        minSize: '0%',
        // Equal steps instead of real values: a pyramid shows rank, the labels show numbers.
        data: levels.map(([name, people], at) => ({
          name,
          value: (at + 1) * 20,
          label: {
            formatter: at === 0 ? '' : `${name}: ${people}`,
            color: readableTextColour(theme, colourAt(theme, at)),
          },
        })),
        label: { position: 'inside', fontWeight: 600, fontSize: 12 },
      },
    ],
  }),
  table: () => ({ columns: ['Level', 'People'], rows: levels }),
});
