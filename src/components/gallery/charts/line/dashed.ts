import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4', 'Q1 next', 'Q2 next'];
const looks = { Dashes: [8, 5], Dots: [2, 4], 'Dash and dot': [10, 4, 2, 4] };

export const dashed = defineChart({
  title: 'Dashed',
  description: 'Budget, spending and forecast',
  control: choiceControl('Plan drawn in', ['Dashes', 'Dots', 'Dash and dot']),
  option: (theme, look) => ({
    tooltip: { trigger: 'axis', valueFormatter: (sum) => (typeof sum === 'number' ? `$${sum}k` : 'none') },
    xAxis: { type: 'category', boundaryGap: false, data: quarters },
    yAxis: { type: 'value', axisLabel: { formatter: '${value}k' } },
    series: [
      { type: 'line', name: 'Spent', data: [42, 51, 47, 60, null, null], symbolSize: 7 },
      {
        type: 'line',
        name: 'Expected',
        data: [null, null, null, 60, 64, 71],
        symbol: 'emptyCircle',
        symbolSize: 7,
        lineStyle: { type: looks[look] },
      },
      {
        type: 'line',
        name: 'Budget',
        data: [50, 50, 55, 55, 65, 65],
        showSymbol: false,
        itemStyle: { color: theme.c8 },
        lineStyle: { type: [2, 4], cap: 'round' },
      },
    ],
  }),
});
