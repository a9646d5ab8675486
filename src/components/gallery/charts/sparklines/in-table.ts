import { choiceControl } from '@/components/kits/chart/chart-spec';
import { defineSpark } from './spark';
import { bareAxes } from './stats';

export const inTable = defineSpark({
  title: 'In table cells',
  description: 'Better or worse than the week before, in each row',
  control: choiceControl('Trend as', ['Up and down', 'Line']),
  layout: 'table',
  option: (theme, stat, look, colour) => {
    const { yAxis, ...rest } = bareAxes(stat.values.length, look === 'Line');
    if (look === 'Line') {
      return {
        ...rest,
        yAxis,
        tooltip: { trigger: 'axis' },
        series: [
          {
            type: 'line',
            name: stat.name,
            data: [...stat.values],
            showSymbol: false,
            itemStyle: { color: colour },
          },
        ],
      };
    }
    return {
      ...rest,
      yAxis: { ...yAxis, scale: false, min: -1.1, max: 1.1 },
      tooltip: { formatter: `{b}: ${stat.name.toLowerCase()}` },
      series: [
        {
          type: 'bar',
          name: stat.name,
          barCategoryGap: '30%',
          // Win-loss blocks show direction only, so every block has the same height.
          data: stat.values.map((value, at) => {
            const step = Math.sign(value - (stat.values[at - 1] ?? value));
            return {
              value: step,
              itemStyle: {
                color: step < 0 ? theme.c2 : theme.c1,
                borderRadius: step < 0 ? [1, 1, 3, 3] : [3, 3, 1, 1],
              },
            };
          }),
        },
      ],
    };
  },
});
