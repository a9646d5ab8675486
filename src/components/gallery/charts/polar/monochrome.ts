import { mixColours } from '@/components/kits/chart/option/shapes';
import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';
import { tooltip } from '@/components/kits/chart/option/tooltip';

const hours: [string, number][] = [
  ['Midnight', 6],
  ['2 h', 3],
  ['4 h', 2],
  ['6 h', 14],
  ['8 h', 38],
  ['10 h', 44],
  ['Noon', 57],
  ['14 h', 49],
  ['16 h', 53],
  ['18 h', 78],
  ['20 h', 84],
  ['22 h', 41],
];

export const monochrome = defineChart({
  title: 'One colour',
  description: 'Posts by hour; darker means more',
  height: 290,
  legend: false,
  control: choiceControl('Colour', ['Pine', 'Blue', 'Plum']),
  option: (theme, colour) => {
    const base = { Pine: theme.c1, Blue: theme.c4, Plum: theme.c5 }[colour];
    const pale = theme.dark ? '#24312b' : '#dfe5dc';
    return {
      tooltip: { formatter: tooltip(([posts], { name }) => `${name}: ${posts} posts`) },
      polar: { radius: ['18%', '82%'] },
      angleAxis: {
        type: 'category',
        data: hours.map(([hour]) => hour),
        startAngle: 105,
        axisLine: { show: false },
        axisTick: { show: false },
      },
      radiusAxis: {
        max: 90,
        interval: 30,
        axisLine: { show: false },
        axisTick: { show: false },
        axisLabel: { show: false },
      },
      series: [
        {
          type: 'bar',
          name: 'Posts',
          coordinateSystem: 'polar',
          barWidth: '100%',
          barMaxWidth: 400,
          data: hours.map(([, posts]) => ({
            value: posts,
            itemStyle: { color: mixColours(pale, base, 0.2 + (posts / 84) * 0.8) },
          })),
          itemStyle: { borderColor: theme.surface, borderWidth: 2 },
        },
      ],
    };
  },
});
