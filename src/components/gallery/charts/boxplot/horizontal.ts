import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';
import { boxPlotSummary, quantile } from '@/components/kits/chart/option/statistics';
import { colourAt } from '@/components/kits/chart/chart-theme';
import { lines, waitTimes } from './wait-times';

export const horizontal = defineChart({
  title: 'Horizontal',
  description: 'The same waits, horizontal, one colour per line',
  wide: true,
  height: 260,
  legend: false,
  control: choiceControl('Order', ['By name', 'Longest wait first']),
  option: (theme, order) => {
    const rows = lines.map((_, line) => line).toReversed();
    if (order === 'Longest wait first')
      rows.sort((a, b) => quantile(waitTimes[a] ?? [0], 0.5) - quantile(waitTimes[b] ?? [0], 0.5));
    return {
      tooltip: {},
      xAxis: { type: 'value', axisLabel: { formatter: '{value} min' } },
      yAxis: { type: 'category', data: rows.map((line) => lines[line] ?? ''), axisLine: { show: false } },
      series: [
        {
          type: 'boxplot',
          name: 'Wait',
          boxWidth: [10, 26],
          data: rows.map((line) => ({
            value: boxPlotSummary(waitTimes[line] ?? [0]).box,
            itemStyle: { color: theme.surface, borderColor: colourAt(theme, line), borderWidth: 2 },
          })),
        },
      ],
    };
  },
});
