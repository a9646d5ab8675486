import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';
import { seededRandom } from '@/components/kits/chart/option/statistics';

const DAY = 86_400_000;
const START = Date.UTC(2026, 3, 6);
const random = seededRandom(29);
/** Each point is a report: its day and its hour. */
const reports = (count: number, from: number, to: number): [number, number][] =>
  Array.from({ length: count }, () => [
    START + Math.floor(random() * 42) * DAY,
    Math.round((from + random() * (to - from)) * 4) / 4,
  ]);
const lamps = reports(60, 18, 24);
const waste = reports(70, 6, 13);
const spans = { 'Six weeks': 42, 'Three weeks': 21, 'One week': 7 };

export const datetime = defineChart({
  title: 'Dates',
  description: 'Reports by day and hour',
  control: choiceControl('Span', ['Six weeks', 'Three weeks', 'One week']),
  option: (theme, span) => ({
    tooltip: {},
    xAxis: {
      type: 'time',
      min: START,
      max: START + spans[span] * DAY,
      axisLabel: { formatter: '{d} {MMM}' },
    },
    yAxis: { type: 'value', min: 0, max: 24, interval: 6, axisLabel: { formatter: '{value} h' } },
    series: [
      {
        type: 'scatter',
        name: 'Lamps',
        symbol: 'diamond',
        symbolSize: 10,
        data: lamps,
        itemStyle: { color: theme.c3, opacity: 0.85 },
      },
      {
        type: 'scatter',
        name: 'Waste',
        symbolSize: 8,
        data: waste,
        itemStyle: { color: theme.c1, opacity: 0.7 },
      },
    ],
  }),
});
