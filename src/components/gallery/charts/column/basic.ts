import { roundedTop } from '@/components/kits/chart/option/shapes';
import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const posts = [42, 55, 47, 68, 74, 61, 83, 79, 66, 58, 49, 63];

export const basic = defineChart({
  title: 'Basic',
  description: 'Posts written each month',
  control: sliderControl('Months', { min: 3, max: 12, start: 8 }),
  option: (_, count) => ({
    tooltip: { valueFormatter: (posts) => `${String(posts)} posts` },
    xAxis: { type: 'category', data: months.slice(0, count) },
    yAxis: { type: 'value' },
    series: [
      { type: 'bar', name: 'Posts', data: posts.slice(0, count), itemStyle: { borderRadius: roundedTop } },
    ],
  }),
});
