import { roundedTop } from '@/components/kits/chart/option/shapes';
import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';

const gates: [string, number][] = [
  ['N', 62],
  ['NE', 48],
  ['E', 91],
  ['SE', 37],
  ['S', 74],
  ['SW', 55],
  ['W', 83],
  ['NW', 29],
];

export const distributed = defineChart({
  title: 'Distributed',
  description: 'Visitors by the gate they used',
  legend: false,
  control: choiceControl('Order', ['By compass', 'Busiest first']),
  option: (theme, order) => {
    const sorted = order === 'By compass' ? gates : gates.toSorted((a, b) => b[1] - a[1]);
    return {
      tooltip: {},
      grid: { top: 24 },
      xAxis: { type: 'category', data: sorted.map(([gate]) => gate) },
      yAxis: { type: 'value' },
      series: [
        {
          type: 'bar',
          name: 'Visitors',
          colorBy: 'data',
          data: sorted.map(([, visitors]) => visitors),
          itemStyle: { borderRadius: roundedTop },
          label: { show: true, position: 'top', color: theme.ink, fontSize: 12, fontWeight: 700 },
        },
      ],
    };
  },
});
