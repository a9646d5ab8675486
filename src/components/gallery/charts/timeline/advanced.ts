import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';
import { colourAt } from '@/components/kits/chart/chart-theme';
import { tooltip } from '@/components/kits/chart/option/tooltip';
import { dayOf, MONTH, dateIn2026 } from './dates';
import { spanItem } from '@/components/kits/chart/option/span-item';

const DAY = 86_400_000;
const teams = ['Events', 'Lighting', 'Gardens'];
/** Team, start, end, task. */
const tasks: [number, number, number, string][] = [
  [2, dateIn2026(4, 1), dateIn2026(4, 22), 'Beds'],
  [2, dateIn2026(4, 27), dateIn2026(5, 20), 'Trees'],
  [2, dateIn2026(5, 25), dateIn2026(6, 12), 'Lawn'],
  [1, dateIn2026(4, 8), dateIn2026(5, 6), 'Cables'],
  [1, dateIn2026(5, 11), dateIn2026(6, 5), 'Lamps'],
  [0, dateIn2026(4, 20), dateIn2026(5, 1), 'Flea market'],
  [0, dateIn2026(5, 14), dateIn2026(5, 24), 'Books'],
  [0, dateIn2026(6, 3), dateIn2026(6, 20), 'Midsummer'],
];

export const advanced = defineChart({
  title: 'Groups with progress',
  description: 'Tasks in a row; the solid part is done, the diamond marks the opening',
  legend: (theme) => teams.map((name, row) => ({ name, colour: colourAt(theme, row) })),
  control: sliderControl('Today', {
    min: 0,
    max: 80,
    start: 44,
    say: (days) => dayOf(dateIn2026(4, 1) + days * DAY),
  }),
  table: (days) => ({
    columns: ['Team', 'Task', 'From', 'To', 'Done, %'],
    rows: tasks.map(([team, from, to, what]) => [
      teams[team] ?? '',
      what,
      dayOf(from),
      dayOf(to),
      Math.round(100 * Math.min(1, Math.max(0, (dateIn2026(4, 1) + days * DAY - from) / (to - from)))),
    ]),
  }),
  option: (theme, days) => {
    const today = dateIn2026(4, 1) + days * DAY;
    return {
      tooltip: {
        formatter: tooltip(
          ([team, from, to], { name }) =>
            `${teams[Number(team)]}: ${name}\n${dayOf(Number(from))} to ${dayOf(Number(to))}`,
        ),
      },
      grid: { top: 26 },
      xAxis: {
        type: 'time',
        min: dateIn2026(4, 1),
        max: dateIn2026(7, 1),
        minInterval: MONTH,
        axisLabel: { formatter: '{MMM}' },
        splitLine: { show: true },
        axisLine: { show: false },
      },
      yAxis: { type: 'category', data: teams, axisLine: { show: false } },
      series: [
        {
          type: 'custom',
          name: 'Tasks',
          renderItem: spanItem(theme, {
            thickness: 0.5,
            label: (at) => tasks[at]?.[3] ?? '',
          }),
          encode: { x: [1, 2], y: 0 },
          data: tasks.map(([team, from, to, name]) => ({
            name,
            value: [team, from, to, Math.min(0.999, Math.max(0, (today - from) / (to - from)))],
            itemStyle: { color: colourAt(theme, team) },
          })),
          markLine: {
            symbol: 'none',
            silent: true,
            lineStyle: { color: theme.c2, width: 2, type: 'solid' },
            label: { formatter: `Today, ${dayOf(today)}`, color: theme.ink, fontWeight: 700 },
            data: [{ xAxis: today }],
          },
          markPoint: {
            symbol: 'diamond',
            symbolSize: 18,
            itemStyle: { color: theme.spark, borderColor: theme.surface, borderWidth: 2 },
            label: { show: false },
            data: [{ name: 'Opening', coord: [dateIn2026(6, 23), 'Events'] }],
          },
        },
      ],
    };
  },
});
