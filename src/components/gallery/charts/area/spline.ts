import { verticalGradient, withAlpha } from '@/components/kits/chart/option/shapes';
import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export const spline = defineChart({
  title: 'Spline',
  description: 'Likes and replies this week, drawn as soft curves',
  control: sliderControl('Softness', {
    min: 0,
    max: 1,
    step: 0.1,
    start: 0.5,
    say: (softness) => softness.toFixed(1),
  }),
  option: (theme, softness) => ({
    tooltip: { trigger: 'axis' },
    xAxis: { type: 'category', boundaryGap: false, data: days },
    yAxis: { type: 'value' },
    series: [
      {
        type: 'line',
        name: 'Likes',
        smooth: softness,
        showSymbol: false,
        data: [310, 402, 287, 516, 468, 601, 544],
        areaStyle: { color: verticalGradient(withAlpha(theme.c1, 0.4), withAlpha(theme.c1, 0)) },
      },
      {
        type: 'line',
        name: 'Replies',
        smooth: softness,
        showSymbol: false,
        data: [110, 132, 201, 154, 190, 330, 250],
        areaStyle: { color: verticalGradient(withAlpha(theme.c2, 0.4), withAlpha(theme.c2, 0)) },
      },
    ],
  }),
});
