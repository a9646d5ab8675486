import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';
import { seededRandom } from '@/components/kits/chart/option/statistics';

const DAY = 86_400_000;
const END = Date.UTC(2026, 5, 30);
const random = seededRandom(7);
const height = Array.from({ length: 365 }, (_, at) => {
  const wave = 2.1 + 0.9 * Math.sin(((at + 40) / 365) * 2 * Math.PI);
  return [END - (364 - at) * DAY, Math.round((wave + random() * 0.5) * 100) / 100];
});
const spans = { 'One year': 365, 'Half a year': 182, 'One month': 30 };

export const datetime = defineChart({
  title: 'Dates',
  description: 'Level of the river, metres, day by day',
  control: choiceControl('Span', ['One year', 'Half a year', 'One month']),
  option: (theme, span) => ({
    tooltip: { trigger: 'axis', valueFormatter: (level) => `${String(level)} m` },
    xAxis: { type: 'time', min: END - (spans[span] - 1) * DAY, max: END },
    yAxis: { type: 'value', axisLabel: { formatter: '{value} m' } },
    series: [
      {
        type: 'line',
        name: 'Level',
        showSymbol: false,
        data: height,
        lineStyle: { width: 1.5 },
        itemStyle: { color: theme.c4 },
        areaStyle: { opacity: 0.2 },
      },
    ],
  }),
});
