import { roundedTop } from '@/components/kits/chart/option/shapes';
import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const multipleAxes = defineChart({
  title: 'Several y axes',
  description: 'Rain, temperature and visitors, each with a scale of its own',
  height: 300,
  wide: true,
  control: choiceControl('Scales', ['All three', 'Two', 'One']),
  option: (theme, scales) => {
    const tinted = (colour: string, unit: string, shown: boolean) => ({
      type: 'value' as const,
      alignTicks: true,
      axisLabel: { show: shown, color: colour, formatter: `{value}${unit}` },
      axisLine: { show: shown, lineStyle: { color: colour } },
      splitLine: { show: false },
    });
    return {
      tooltip: { trigger: 'axis', axisPointer: { type: 'cross' } },
      grid: {
        left: 56,
        right: scales === 'All three' ? 104 : 56,
        top: 16,
        bottom: 28,
        outerBoundsMode: 'none',
      },
      xAxis: { type: 'category', data: months },
      yAxis: [
        { ...tinted(theme.c4, ' mm', true), splitLine: { show: true } },
        { ...tinted(theme.c2, '°', scales !== 'One'), position: 'right' },
        { ...tinted(theme.c1, 'k', scales === 'All three'), position: 'right', offset: 52 },
      ],
      series: [
        {
          type: 'bar',
          name: 'Rain',
          data: [61, 52, 58, 49, 66, 71, 64, 59, 62, 78, 81, 70],
          itemStyle: { color: theme.c4, borderRadius: roundedTop },
        },
        {
          type: 'line',
          name: 'Temperature',
          yAxisIndex: 1,
          smooth: 0.4,
          showSymbol: false,
          data: [2, 3, 7, 11, 16, 19, 22, 21, 17, 12, 6, 3],
          itemStyle: { color: theme.c2 },
        },
        {
          type: 'line',
          name: 'Visitors',
          yAxisIndex: 2,
          symbolSize: 8,
          data: [12, 14, 19, 27, 33, 41, 48, 45, 36, 25, 16, 30],
          itemStyle: { color: theme.c1, borderColor: theme.surface, borderWidth: 2 },
        },
      ],
    };
  },
});
