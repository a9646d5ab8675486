import { choiceControl } from '@/components/kits/chart/chart-spec';
import { defineSpark } from './spark';
import { bareAxes } from './stats';

export const bar = defineSpark({
  title: 'Bar',
  description: 'Week by week, one of them pointed out',
  control: choiceControl('Point out', ['The last week', 'None', 'The best week']),
  option: (theme, stat, point, colour) => {
    const best =
      point === 'The best week' ? stat.values.indexOf(Math.max(...stat.values)) : stat.values.length - 1;
    const { yAxis, ...rest } = bareAxes(stat.values.length);
    return {
      ...rest,
      yAxis: { ...yAxis, scale: false },
      tooltip: {},
      series: [
        {
          type: 'bar',
          name: stat.name,
          barCategoryGap: '28%',
          data: stat.values.map((value, at) => ({
            value,
            itemStyle: {
              color: point === 'None' || at === best ? colour : theme.press,
              borderRadius: [4, 4, 1, 1],
            },
          })),
        },
      ],
    };
  },
});
