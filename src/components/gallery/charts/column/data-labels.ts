import { roundedTop } from '@/components/kits/chart/option/shapes';
import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';

const stalls = ['Bread', 'Cheese', 'Flowers', 'Fish', 'Honey', 'Books', 'Tools'];
const buyers = [318, 241, 276, 189, 132, 97, 64];

export const dataLabels = defineChart({
  title: 'Data labels',
  description: 'Buyers at each stall on market day',
  control: choiceControl('Labels', ['Above', 'Inside', 'Hidden']),
  option: (theme, place) => ({
    tooltip: {},
    xAxis: { type: 'category', data: stalls },
    yAxis: { type: 'value', show: false },
    series: [
      {
        type: 'bar',
        name: 'Buyers',
        barMaxWidth: 44,
        data: buyers,
        itemStyle: { borderRadius: roundedTop },
        label: {
          show: place !== 'Hidden',
          position: place === 'Inside' ? 'insideTop' : 'top',
          distance: place === 'Inside' ? 12 : 6,
          color: place === 'Inside' ? theme.surface : theme.ink,
          fontSize: 12,
          fontWeight: 700,
        },
      },
    ],
  }),
});
