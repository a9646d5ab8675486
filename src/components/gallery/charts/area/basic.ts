import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';

const hours = ['8 h', '9 h', '10 h', '11 h', '12 h', '13 h', '14 h', '15 h', '16 h', '17 h', '18 h'];
const people = [60, 140, 235, 290, 345, 310, 260, 285, 330, 270, 150];

export const basic = defineChart({
  title: 'Basic',
  description: 'People on the square, hour by hour',
  control: choiceControl('State', ['Figures', 'Loading', 'Empty']),
  state: (state) => (state === 'Loading' ? 'loading' : state === 'Empty' ? 'empty' : 'ready'),
  option: (theme) => ({
    tooltip: { trigger: 'axis' },
    xAxis: { type: 'category', boundaryGap: false, data: hours },
    yAxis: { type: 'value' },
    series: [
      {
        type: 'line',
        name: 'People',
        showSymbol: false,
        data: people,
        areaStyle: { color: theme.c1, opacity: 0.22 },
      },
    ],
  }),
});
