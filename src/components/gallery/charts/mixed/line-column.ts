import { roundedTop } from '@/components/kits/chart/option/shapes';
import { defineChart } from '@/components/kits/chart/chart-spec';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];

export const lineColumn = defineChart({
  title: 'Line and column',
  description: 'Stalls let each month against the year before',
  option: (theme) => ({
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' } },
    xAxis: { type: 'category', data: months },
    yAxis: { type: 'value' },
    series: [
      {
        type: 'bar',
        name: 'This year',
        data: [44, 50, 61, 67, 72, 78, 74, 69],
        itemStyle: { borderRadius: roundedTop },
      },
      {
        type: 'line',
        name: 'Last year',
        data: [39, 47, 52, 60, 70, 66, 71, 73],
        symbolSize: 9,
        itemStyle: { color: theme.c2, borderColor: theme.surface, borderWidth: 2 },
      },
    ],
  }),
});
