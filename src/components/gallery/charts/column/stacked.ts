import { roundedTopSmall } from '@/components/kits/chart/option/shapes';
import { defineChart } from '@/components/kits/chart/chart-spec';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export const stacked = defineChart({
  title: 'Stacked',
  description: 'Replies by kind, each weekday',
  option: (theme) => {
    const block = { borderColor: theme.surface, borderWidth: 1 };
    return {
      tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' } },
      xAxis: { type: 'category', data: days },
      yAxis: { type: 'value' },
      series: [
        {
          type: 'bar',
          name: 'Replies',
          stack: 'kind',
          data: [22, 28, 25, 34, 38, 30, 41],
          itemStyle: { ...block, color: theme.c1 },
        },
        {
          type: 'bar',
          name: 'Quotes',
          stack: 'kind',
          data: [14, 17, 20, 16, 22, 25, 21],
          itemStyle: { ...block, color: theme.c3 },
        },
        {
          type: 'bar',
          name: 'Mentions',
          stack: 'kind',
          data: [9, 8, 12, 14, 10, 13, 16],
          itemStyle: { ...block, color: theme.c2, borderRadius: roundedTopSmall },
        },
      ],
    };
  },
});
