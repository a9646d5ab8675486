import { readableTextColour } from '@/components/kits/chart/option/shapes';
import { defineChart, buttonControl } from '@/components/kits/chart/chart-spec';
import { colourAt } from '@/components/kits/chart/chart-theme';

const parts = ['Music', 'Books', 'Food', 'Sport', 'Nature'];
const weeks = [
  [44, 31, 52, 27, 19],
  [38, 42, 47, 33, 25],
  [51, 28, 39, 41, 36],
  [29, 47, 58, 22, 44],
];

export const update = defineChart({
  title: 'Donut, updated',
  description: 'What the posts of a week are about; press for the next week',
  height: 250,
  control: buttonControl('Next week'),
  option: (theme, presses) => ({
    tooltip: {},
    title: {
      text: `Week ${18 + (presses % weeks.length)}`,
      left: 'center',
      top: 'middle',
      textStyle: { color: theme.ink, fontFamily: theme.display, fontSize: 18, fontWeight: 700 },
    },
    series: [
      {
        type: 'pie',
        name: 'Posts',
        radius: ['52%', '90%'],
        animationDurationUpdate: 600,
        label: { position: 'inside', formatter: '{c}', fontWeight: 700, fontSize: 13 },
        data: parts.map((name, at) => ({
          name,
          value: weeks[presses % weeks.length]?.[at] ?? 0,
          label: { color: readableTextColour(theme, colourAt(theme, at)) },
        })),
      },
    ],
  }),
});
