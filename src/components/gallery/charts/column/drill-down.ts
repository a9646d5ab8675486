import { roundedTop } from '@/components/kits/chart/option/shapes';
import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';

const quarters = {
  Spring: { Mar: 210, Apr: 264, May: 318 },
  Summer: { Jun: 356, Jul: 402, Aug: 377 },
  Autumn: { Sep: 298, Oct: 241, Nov: 176 },
  Winter: { Dec: 334, Jan: 128, Feb: 142 },
};
type Season = keyof typeof quarters;

const isSeason = (name: string): name is Season => name in quarters;
const totals = Object.entries(quarters).map(([season, months]): [string, number] => [
  season,
  Object.values(months).reduce((sum, value) => sum + value, 0),
]);

export const drillDown = defineChart<'All seasons' | Season>({
  title: 'Drill down',
  description: 'Concert tickets; click a season for its months',
  wide: true,
  control: choiceControl('Show', ['All seasons', 'Spring', 'Summer', 'Autumn', 'Winter']),
  click: (name, shown) => (isSeason(name) ? name : shown),
  option: (theme, shown) => {
    const bars = isSeason(shown) ? Object.entries(quarters[shown]) : totals;
    return {
      tooltip: {},
      xAxis: { type: 'category', data: bars.map(([name]) => name) },
      yAxis: { type: 'value' },
      series: [
        {
          type: 'bar',
          name: 'Tickets',
          barMaxWidth: 56,
          cursor: isSeason(shown) ? 'default' : 'pointer',
          data: bars.map(([name, value]) => ({ value, name, groupId: isSeason(shown) ? shown : name })),
          universalTransition: { enabled: true, divideShape: 'clone' },
          itemStyle: { borderRadius: roundedTop, color: isSeason(shown) ? theme.c2 : theme.c1 },
        },
      ],
    };
  },
});
