import { roundedEnd } from '@/components/kits/chart/option/shapes';
import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';

const schools = ['River', 'Linden', 'Hill', 'Mill', 'Harbour'];
const collected = [182, 141, 226, 98, 167];
const last = [160, 155, 190, 120, 150];

export const markers = defineChart({
  title: 'Markers',
  description: 'Kilograms collected; a tick marks last year, a line the goal',
  control: sliderControl('Goal', { min: 80, max: 220, step: 10, start: 150, say: (goal) => `${goal} kg` }),
  option: (theme, goal) => ({
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      valueFormatter: (mass) => `${String(mass)} kg`,
    },
    grid: { top: 26 },
    xAxis: { type: 'value', max: 240 },
    yAxis: { type: 'category', data: schools, axisLine: { show: false } },
    series: [
      {
        type: 'bar',
        name: 'This year',
        barMaxWidth: 18,
        data: collected.map((value) => ({ value, itemStyle: { color: value < goal ? theme.c8 : theme.c1 } })),
        itemStyle: { borderRadius: roundedEnd(theme) },
        markLine: {
          symbol: 'none',
          lineStyle: { color: theme.c2, width: 2, type: 'dashed' },
          label: { formatter: `Goal ${goal} kg`, color: theme.ink, fontWeight: 700 },
          data: [{ xAxis: goal }],
        },
      },
      {
        type: 'scatter',
        name: 'Last year',
        symbol: 'rect',
        symbolSize: [4, 24],
        data: last,
        itemStyle: { color: theme.c3, opacity: 1 },
        z: 5,
      },
    ],
  }),
});
