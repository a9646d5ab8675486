import { roundedEnd } from '@/components/kits/chart/option/shapes';
import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';

const places: [string, number][] = [
  ['Fountain', 428],
  ['Market hall', 391],
  ['Bandstand', 307],
  ['Library', 264],
  ['River gate', 198],
  ['Clock tower', 143],
];

export const basic = defineChart({
  title: 'Basic',
  description: 'Where people agree to meet, meetings a month',
  control: choiceControl('Order', ['Most first', 'Fewest first', 'By name']),
  option: (theme, order) => {
    const sorted = places.toSorted(([a, x], [b, y]) => {
      if (order === 'By name') return b.localeCompare(a);
      return order === 'Most first' ? x - y : y - x;
    });
    return {
      tooltip: {},
      xAxis: { type: 'value' },
      yAxis: { type: 'category', data: sorted.map(([place]) => place), axisLine: { show: false } },
      series: [
        {
          type: 'bar',
          name: 'Meetings',
          barMaxWidth: 18,
          data: sorted.map(([, meetings]) => meetings),
          itemStyle: { borderRadius: roundedEnd(theme) },
        },
      ],
    };
  },
});
