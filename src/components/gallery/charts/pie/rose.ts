import { readableTextColour } from '@/components/kits/chart/option/shapes';
import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';
import { colourAt } from '@/components/kits/chart/chart-theme';

const months: [string, number][] = [
  ['Jan', 28],
  ['Feb', 31],
  ['Mar', 36],
  ['Apr', 42],
  ['May', 47],
  ['Jun', 58],
  ['Jul', 62],
  ['Aug', 55],
];

export const rose = defineChart({
  title: 'Rose',
  description: 'Concerts in the open, month by month',
  height: 250,
  control: choiceControl('Petals by', ['Radius', 'Area']),
  option: (theme, by) => ({
    tooltip: {},
    series: [
      {
        type: 'pie',
        name: 'Concerts',
        roseType: by === 'Radius' ? 'radius' : 'area',
        radius: ['14%', '94%'],
        itemStyle: { borderRadius: 6 },
        label: { position: 'inside', formatter: '{c}', fontWeight: 700 },
        data: months.map(([name, value], at) => ({
          name,
          value,
          label: { color: readableTextColour(theme, colourAt(theme, at)) },
        })),
      },
    ],
  }),
});
