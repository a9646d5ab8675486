import { switchControl } from '@/components/kits/chart/chart-spec';
import { defineSpark } from './spark';

export const pie = defineSpark({
  title: 'Pie',
  description: 'Share of the quarter’s total in its last month',
  control: switchControl('With a hole', true),
  option: (theme, stat, hole, colour) => {
    const all = stat.values.reduce((sum, value) => sum + value, 0);
    const last = stat.values.slice(-4).reduce((sum, value) => sum + value, 0);
    return {
      tooltip: {},
      series: [
        {
          type: 'pie',
          name: stat.name,
          radius: [hole ? '58%' : '0%', '96%'],
          label: { show: false },
          itemStyle: { borderRadius: hole ? 4 : 0, borderWidth: 1 },
          data: [
            { name: 'Last month', value: last, itemStyle: { color: colour } },
            { name: 'Before', value: all - last, itemStyle: { color: theme.press } },
          ],
        },
      ],
    };
  },
});
