import { roundedTop } from '@/components/kits/chart/option/shapes';
import { defineChart } from '@/components/kits/chart/chart-spec';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export const groupedLabels = defineChart({
  title: 'Grouped labels',
  description: 'Income in thousands, months under their quarter',
  option: (theme) => ({
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' }, valueFormatter: (sum) => `$${String(sum)}` },
    grid: { outerBoundsMode: 'none', left: 44, right: 10, top: 12, bottom: 46 },
    xAxis: [
      { type: 'category', data: months },
      {
        type: 'category',
        position: 'bottom',
        offset: 24,
        data: ['First quarter', 'Second quarter'],
        axisLine: { show: false },
        axisTick: { show: true, length: -18, lineStyle: { color: theme.lineStrong } },
        axisLabel: { color: theme.ink, fontWeight: 700, margin: 6 },
      },
    ],
    yAxis: { type: 'value', axisLabel: { formatter: '${value}' } },
    series: [
      {
        type: 'bar',
        name: 'Stalls',
        data: [44, 55, 57, 56, 61, 58],
        itemStyle: { borderRadius: roundedTop },
      },
      { type: 'bar', name: 'Rooms', data: [76, 85, 91, 88, 87, 95], itemStyle: { borderRadius: roundedTop } },
      {
        type: 'bar',
        name: 'Prints',
        data: [35, 41, 36, 26, 45, 48],
        itemStyle: { borderRadius: roundedTop, color: theme.c4 },
      },
    ],
  }),
});
