import { archSymbol } from '@/components/kits/chart/option/shapes';
import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];
const visitors = [12, 14, 19, 27, 33, 41, 48, 45, 36];

export const simple = defineChart({
  title: 'Simple',
  description: 'Visitors to the square, thousands a month',
  control: choiceControl('Marks', ['Arches', 'Circles', 'None']),
  option: (_, marks) => ({
    tooltip: { trigger: 'axis' },
    xAxis: { type: 'category', data: months },
    yAxis: { type: 'value' },
    series: [
      {
        type: 'line',
        name: 'Visitors',
        symbol: marks === 'Arches' ? archSymbol : 'circle',
        symbolSize: marks === 'Arches' ? 12 : 9,
        showSymbol: marks !== 'None',
        data: visitors,
      },
    ],
  }),
});
