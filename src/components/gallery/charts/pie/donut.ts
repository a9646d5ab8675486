import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';
import { tooltip } from '@/components/kits/chart/option/tooltip';

const ways: [string, number][] = [
  ['On foot', 412],
  ['Bicycle', 268],
  ['Tram', 331],
  ['Car', 97],
];
const all = ways.reduce((sum, [, people]) => sum + people, 0);

export const donut = defineChart({
  title: 'Donut',
  description: 'How people came on Saturday',
  height: 250,
  control: sliderControl('Hole', { min: 30, max: 80, step: 5, start: 62, say: (share) => `${share}%` }),
  option: (theme, hole) => ({
    tooltip: {
      formatter: tooltip(([people], { name, percent }) => `${name}: ${people} people, ${percent}%`),
    },
    title: {
      text: new Intl.NumberFormat('en-US').format(all),
      subtext: 'people',
      left: 'center',
      top: 'middle',
      itemGap: 2,
      textStyle: { color: theme.ink, fontFamily: theme.display, fontSize: 26, fontWeight: 700 },
      subtextStyle: { color: theme.ink3, fontFamily: theme.text, fontSize: 13 },
    },
    series: [
      {
        type: 'pie',
        name: 'People',
        radius: [`${hole * 0.9}%`, '90%'],
        label: { show: false },
        padAngle: 1,
        itemStyle: { borderRadius: 8 },
        data: ways.map(([name, value]) => ({ name, value })),
      },
    ],
  }),
});
