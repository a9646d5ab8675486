import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';

const qualities = ['Benches', 'Shade', 'Quiet', 'Light', 'Water', 'Music'];
const scores = {
  'Main square': [88, 62, 41, 90, 75, 82],
  'Linden park': [70, 95, 86, 48, 60, 30],
  'River bank': [55, 50, 78, 52, 92, 44],
};

export const basic = defineChart({
  title: 'Basic',
  description: 'How one place is rated, out of a hundred',
  height: 270,
  legend: false,
  control: choiceControl('Place', ['Main square', 'Linden park', 'River bank']),
  option: (theme, place) => ({
    tooltip: {},
    radar: { indicator: qualities.map((name) => ({ name, max: 100 })), radius: '72%', splitNumber: 4 },
    series: [
      {
        type: 'radar',
        name: 'Rating',
        symbolSize: 7,
        data: [{ name: place, value: scores[place] }],
        lineStyle: { width: 2.5 },
        itemStyle: { color: theme.c1 },
      },
    ],
  }),
});
