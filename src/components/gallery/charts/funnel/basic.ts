import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';
import { readableTextColour } from '@/components/kits/chart/option/shapes';
import { colourAt } from '@/components/kits/chart/chart-theme';

const steps: [string, number][] = [
  ['Saw the poster', 4200],
  ['Opened the page', 2650],
  ['Signed up', 1480],
  ['Came along', 960],
  ['Came again', 410],
];

export const basic = defineChart({
  title: 'Funnel',
  description: 'From the poster to the second visit',
  height: 280,
  control: choiceControl('Aligned', ['Centre', 'Start', 'End']),
  option: (theme, aligned) => ({
    tooltip: {},
    series: [
      {
        type: 'funnel',
        name: 'People',
        funnelAlign: aligned === 'Centre' ? 'center' : aligned === 'Start' ? theme.start : theme.end,
        left: 8,
        right: 8,
        minSize: '16%',
        label: { position: 'inside', formatter: '{c}', fontSize: 13, fontWeight: 700 },
        data: steps.map(([name, value], at) => ({
          name,
          value,
          label: { color: readableTextColour(theme, colourAt(theme, at)) },
        })),
      },
    ],
  }),
});
