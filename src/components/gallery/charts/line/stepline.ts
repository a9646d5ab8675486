import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];
const stepPositions = { 'At the end': 'end', 'In the middle': 'middle', 'At the start': 'start' } as const;

export const stepline = defineChart({
  title: 'Steps',
  description: 'Price of a tram ticket and of a day pass',
  control: choiceControl('Turn', ['At the end', 'In the middle', 'At the start']),
  option: (_, turn) => ({
    tooltip: { trigger: 'axis', valueFormatter: (price) => `$${Number(price).toFixed(2)}` },
    xAxis: { type: 'category', data: months },
    yAxis: { type: 'value', axisLabel: { formatter: (price: number) => `$${price.toFixed(0)}` } },
    series: [
      {
        type: 'line',
        name: 'Ticket',
        step: stepPositions[turn],
        symbolSize: 7,
        data: [2.2, 2.2, 2.4, 2.4, 2.4, 2.6, 2.6, 2.6, 2.9, 2.9],
      },
      {
        type: 'line',
        name: 'Day pass',
        step: stepPositions[turn],
        symbolSize: 7,
        data: [6, 6, 6, 6.5, 6.5, 6.5, 7.2, 7.2, 7.2, 6.8],
      },
    ],
  }),
});
