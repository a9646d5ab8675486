import { roundedTop, verticalGradient, withAlpha } from '@/components/kits/chart/option/shapes';
import { defineChart } from '@/components/kits/chart/chart-spec';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export const lineColumnArea = defineChart({
  title: 'Line, column and area',
  description: 'Posts, readers in tens, and replies in one week',
  wide: true,
  option: (theme) => ({
    tooltip: { trigger: 'axis' },
    xAxis: { type: 'category', data: days },
    yAxis: { type: 'value' },
    series: [
      {
        type: 'line',
        name: 'Readers',
        smooth: 0.4,
        showSymbol: false,
        data: [62, 70, 66, 81, 95, 118, 104],
        itemStyle: { color: theme.c6 },
        areaStyle: { color: verticalGradient(withAlpha(theme.c6, 0.45), withAlpha(theme.c6, 0.05)) },
        z: 1,
      },
      {
        type: 'bar',
        name: 'Posts',
        data: [31, 36, 29, 42, 50, 61, 57],
        itemStyle: { color: theme.c1, borderRadius: roundedTop },
      },
      {
        type: 'line',
        name: 'Replies',
        data: [44, 41, 53, 58, 49, 77, 82],
        symbolSize: 8,
        itemStyle: { color: theme.c2 },
        z: 3,
      },
    ],
  }),
});
