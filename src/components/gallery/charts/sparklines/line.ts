import { switchControl } from '@/components/kits/chart/chart-spec';
import { bareAxes } from './stats';
import { defineSpark } from './spark';

export const line = defineSpark({
  title: 'Line',
  description: 'How a figure changed, as a line',
  control: switchControl('Mark the last week', true),
  option: (theme, stat, marked, colour) => ({
    ...bareAxes(stat.values.length, true),
    tooltip: { trigger: 'axis' },
    series: [
      {
        type: 'line',
        name: stat.name,
        showSymbol: false,
        data: [...stat.values],
        itemStyle: { color: colour },
        lineStyle: { width: 2 },
        markPoint: {
          symbol: 'circle',
          symbolSize: 9,
          label: { show: false },
          itemStyle: { color: colour, borderColor: theme.surface, borderWidth: 2 },
          data: marked
            ? [{ name: 'Last week', coord: [stat.values.length - 1, stat.values.at(-1) ?? 0] }]
            : [],
        },
      },
    ],
  }),
});
