import { roundedEnd } from '@/components/kits/chart/option/shapes';
import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';

const lines: [string, number, number][] = [
  ['Line 9 to the hills', 96, -4],
  ['Line 4 to the harbour', 148, 6],
  ['Line 2 to the university', 207, 11],
  ['Line 1 around the centre', 268, 3],
];

export const customLabels = defineChart({
  title: 'Custom labels',
  description: 'Riders in thousands, with the change since last year',
  legend: false,
  control: choiceControl('Names', ['Above the bar', 'In the bar']),
  option: (theme, names) => ({
    tooltip: {},
    grid: { top: 18 },
    xAxis: { type: 'value', show: false, max: 320 },
    yAxis: { type: 'category', show: false, data: lines.map(([line]) => line) },
    series: [
      {
        type: 'bar',
        name: 'Riders',
        barWidth: names === 'In the bar' ? 30 : 14,
        data: lines.map(([, riders]) => riders),
        itemStyle: { borderRadius: roundedEnd(theme) },
        label: {
          show: true,
          position:
            names === 'In the bar'
              ? theme.rtl
                ? 'insideRight'
                : 'insideLeft'
              : [theme.rtl ? '100%' : 0, -18],
          align: theme.start,
          formatter: '{b}',
          fontWeight: 600,
          color: names === 'In the bar' ? theme.surface : theme.ink2,
        },
      },
      {
        type: 'bar',
        barGap: '-100%',
        barWidth: names === 'In the bar' ? 30 : 14,
        silent: true,
        data: lines.map(([, riders]) => riders),
        itemStyle: { color: 'transparent' },
        label: {
          show: true,
          position: theme.end,
          formatter: ({ dataIndex }) => {
            const [, riders, change] = lines[dataIndex] ?? ['', 0, 0];
            return `{sum|${riders}}  {${change < 0 ? 'down' : 'up'}|${change < 0 ? '−' : '+'}${Math.abs(change)}%}`;
          },
          rich: {
            sum: { color: theme.ink, fontWeight: 700, fontSize: 14, fontFamily: theme.display },
            up: { color: theme.c1, fontWeight: 600, fontSize: 12 },
            down: { color: theme.c2, fontWeight: 600, fontSize: 12 },
          },
        },
      },
    ],
  }),
});
