import { withAlpha, horizontalGradient } from '@/components/kits/chart/option/shapes';
import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const score = [31, 38, 35, 47, 44, 58, 63, 60, 71, 69, 78, 84];

export const gradient = defineChart({
  title: 'Gradient',
  description: 'How content the members are, out of a hundred',
  control: sliderControl('Width', { min: 2, max: 10, start: 5, say: (pixels) => `${pixels} px` }),
  legend: false,
  option: (theme, width) => ({
    tooltip: { trigger: 'axis' },
    xAxis: { type: 'category', boundaryGap: false, data: months },
    yAxis: { type: 'value', max: 100, interval: 25 },
    series: [
      {
        type: 'line',
        name: 'Content',
        smooth: 0.4,
        showSymbol: false,
        data: score,
        itemStyle: { color: theme.c1 },
        lineStyle: {
          width,
          cap: 'round',
          color: theme.rtl ? horizontalGradient(theme.c1, theme.c2) : horizontalGradient(theme.c2, theme.c1),
          shadowBlur: 14,
          shadowOffsetY: 8,
          shadowColor: withAlpha(theme.c1, 0.35),
        },
      },
    ],
  }),
});
