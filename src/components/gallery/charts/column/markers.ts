import { roundedTop } from '@/components/kits/chart/option/shapes';
import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';

const weeks = ['W 14', 'W 15', 'W 16', 'W 17', 'W 18', 'W 19', 'W 20', 'W 21'];
const lamps = [34, 41, 38, 52, 47, 58, 61, 44];

export const markers = defineChart({
  title: 'Markers',
  description: 'Lamps mended each week against the goal',
  control: sliderControl('Goal', { min: 20, max: 60, step: 5, start: 45 }),
  option: (theme, goal) => ({
    tooltip: {},
    grid: { top: 34 },
    xAxis: { type: 'category', data: weeks },
    yAxis: { type: 'value', max: 80 },
    series: [
      {
        type: 'bar',
        name: 'Lamps mended',
        data: lamps.map((value) => ({
          value,
          itemStyle: { color: value < goal ? theme.c8 : theme.c1, borderRadius: roundedTop },
        })),
        markLine: {
          symbol: 'none',
          lineStyle: { color: theme.c2, width: 2, type: 'dashed' },
          label: { formatter: `Goal ${goal}`, position: 'insideStartTop', color: theme.ink, fontWeight: 700 },
          data: [{ yAxis: goal }],
        },
        markPoint: {
          symbol: 'pin',
          symbolSize: 46,
          itemStyle: { color: theme.c2 },
          label: { color: theme.surface, fontWeight: 700 },
          data: [{ type: 'max', name: 'Best week' }],
        },
      },
    ],
  }),
});
