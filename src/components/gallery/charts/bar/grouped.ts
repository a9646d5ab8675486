import { roundedEnd } from '@/components/kits/chart/option/shapes';
import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';

const days = ['Saturday', 'Wednesday', 'Monday'];

export const grouped = defineChart({
  title: 'Grouped',
  description: 'Crates sold by day and kind of stall',
  control: sliderControl('Gap', { min: 0, max: 60, step: 10, start: 20, say: (gap) => `${gap}%` }),
  option: (theme, gap) => ({
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' } },
    xAxis: { type: 'value' },
    yAxis: { type: 'category', data: days, axisLine: { show: false } },
    series: [
      {
        type: 'bar',
        name: 'Fruit',
        data: [96, 58, 41],
        barGap: `${gap}%`,
        itemStyle: { borderRadius: roundedEnd(theme) },
      },
      { type: 'bar', name: 'Bread', data: [72, 64, 55], itemStyle: { borderRadius: roundedEnd(theme) } },
      { type: 'bar', name: 'Flowers', data: [49, 27, 18], itemStyle: { borderRadius: roundedEnd(theme) } },
    ],
  }),
});
