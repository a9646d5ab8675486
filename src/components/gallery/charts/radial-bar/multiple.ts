import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';

const weeks = { 'This week': [84, 67, 55, 38], 'Last week': [72, 81, 40, 52] };
const goals = ['Posts', 'Replies', 'New members', 'Events'];

export const multiple = defineChart({
  title: 'Several rings',
  description: 'Goals of the week, percent reached',
  height: 240,
  legend: (theme) => goals.map((name, at) => ({ name, colour: theme.palette[at] ?? theme.c1 })),
  control: choiceControl('Week', ['This week', 'Last week']),
  option: (theme, week) => ({
    tooltip: { valueFormatter: (share) => `${String(share)}%` },
    polar: { radius: ['26%', '94%'] },
    angleAxis: { max: 100, startAngle: 90, show: false },
    radiusAxis: { type: 'category', data: goals, show: false, inverse: true },
    series: [
      {
        type: 'bar',
        name: 'Reached',
        coordinateSystem: 'polar',
        roundCap: true,
        showBackground: true,
        backgroundStyle: { color: theme.hover },
        barWidth: 13,
        data: weeks[week].map((value, at) => ({
          value,
          itemStyle: { color: theme.palette[at] ?? theme.c1 },
        })),
      },
    ],
  }),
});
