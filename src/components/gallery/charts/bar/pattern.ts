import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';

const seasons = ['Winter', 'Autumn', 'Summer', 'Spring'];
const rotations = { Stripes: -Math.PI / 4, Upright: 0, Level: Math.PI / 2 };

export const pattern = defineChart({
  title: 'Patterns',
  description: 'Hours of music by season, distinguished by patterns',
  control: choiceControl('Lines', ['Stripes', 'Upright', 'Level']),
  option: (theme, lines) => {
    const ink = theme.surface;
    return {
      tooltip: {
        trigger: 'axis',
        axisPointer: { type: 'shadow' },
        valueFormatter: (hours) => `${String(hours)} h`,
      },
      aria: { decal: { show: true } },
      xAxis: { type: 'value' },
      yAxis: { type: 'category', data: seasons, axisLine: { show: false } },
      series: [
        {
          type: 'bar',
          name: 'Brass',
          stack: 'music',
          data: [18, 34, 61, 40],
          itemStyle: {
            color: theme.c1,
            decal: {
              symbol: 'rect',
              dashArrayX: [1, 0],
              dashArrayY: [3, 6],
              rotation: rotations[lines],
              color: ink,
            },
          },
        },
        {
          type: 'bar',
          name: 'Strings',
          stack: 'music',
          data: [42, 31, 24, 37],
          itemStyle: {
            color: theme.c4,
            decal: {
              symbol: 'circle',
              symbolSize: 0.7,
              dashArrayX: [
                [8, 8],
                [0, 8, 8, 0],
              ],
              dashArrayY: [6, 0],
              color: ink,
            },
          },
        },
        {
          type: 'bar',
          name: 'Voices',
          stack: 'music',
          data: [30, 22, 35, 28],
          itemStyle: {
            color: theme.c2,
            decal: {
              symbol: 'triangle',
              symbolSize: 0.8,
              dashArrayX: [
                [10, 6],
                [2, 10, 4],
              ],
              dashArrayY: [8, 2],
              color: ink,
            },
          },
        },
      ],
    };
  },
});
