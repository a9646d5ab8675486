import { roundedEnd } from '@/components/kits/chart/option/shapes';
import { defineChart } from '@/components/kits/chart/chart-spec';

const teams = ['Gardens', 'Lighting', 'Paving', 'Water', 'Events'];

export const stacked = defineChart({
  title: 'Stacked',
  description: 'Repairs reported, by state and team',
  option: (theme) => {
    const block = { borderColor: theme.surface, borderWidth: 1 };
    return {
      tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' } },
      xAxis: { type: 'value' },
      yAxis: { type: 'category', data: teams, axisLine: { show: false } },
      series: [
        { type: 'bar', name: 'Done', stack: 'state', data: [38, 52, 27, 19, 31], itemStyle: block },
        {
          type: 'bar',
          name: 'Under way',
          stack: 'state',
          data: [12, 9, 16, 11, 7],
          itemStyle: { ...block, color: theme.c3 },
        },
        {
          type: 'bar',
          name: 'Waiting',
          stack: 'state',
          data: [6, 11, 9, 4, 8],
          itemStyle: { ...block, color: theme.c2, borderRadius: roundedEnd(theme) },
        },
      ],
    };
  },
});
