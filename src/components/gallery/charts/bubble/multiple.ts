import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';
import { tooltip } from '@/components/kits/chart/option/tooltip';

/** Walking distance in minutes, rating from 1 to 5, visitors a year in thousands. */
const cafes: [number, number, number][] = [
  [2, 4.1, 62],
  [4, 3.6, 38],
  [6, 4.7, 55],
  [9, 4.4, 29],
  [12, 3.9, 18],
  [15, 4.8, 41],
];
const museums: [number, number, number][] = [
  [3, 4.5, 95],
  [7, 4.2, 71],
  [11, 4.6, 120],
  [14, 3.8, 33],
  [17, 4.3, 58],
];
const parks: [number, number, number][] = [
  [5, 4.3, 140],
  [8, 4.0, 88],
  [10, 4.9, 175],
  [13, 4.4, 104],
  [18, 4.6, 132],
];
const biggest = { 'Up to 60 pixels': 60, 'Up to 40 pixels': 40, 'Up to 24 pixels': 24 };

export const multiple = defineChart({
  title: 'Several series',
  description: 'Places by distance and rating; the legend on the side explains size',
  height: 260,
  control: choiceControl('Bubbles', ['Up to 60 pixels', 'Up to 40 pixels', 'Up to 24 pixels']),
  option: (theme, bubbles) => {
    const dimensions = ['Minutes on foot', 'Rating', 'Visitors'];
    const look = { opacity: 0.75, borderColor: theme.surface, borderWidth: 1.5 };
    return {
      tooltip: {
        formatter: tooltip(([, , visitors], { series }) => `${series}\n${visitors} thousand a year`),
      },
      grid: { [theme.end]: 86 },
      xAxis: { type: 'value', axisLabel: { formatter: '{value} min' }, splitLine: { show: false } },
      yAxis: {
        type: 'value',
        min: 3,
        max: 5.5,
        interval: 0.5,
        axisLabel: { formatter: (rating: number) => rating.toFixed(1) },
      },
      visualMap: {
        type: 'continuous',
        dimension: 2,
        min: 0,
        max: 180,
        calculable: true,
        [theme.end]: 0,
        top: 'middle',
        itemHeight: 120,
        itemWidth: 24,
        inRange: { symbolSize: [8, biggest[bubbles]] },
        controller: { inRange: { color: [theme.press, theme.lineStrong] } },
      },
      series: [
        { type: 'scatter', name: 'Cafes', dimensions, data: cafes, itemStyle: look },
        {
          type: 'scatter',
          name: 'Museums',
          dimensions,
          data: museums,
          itemStyle: { ...look, color: theme.c3 },
        },
        { type: 'scatter', name: 'Parks', dimensions, data: parks, itemStyle: { ...look, color: theme.c4 } },
      ],
    };
  },
});
