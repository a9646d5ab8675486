import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';
import { tooltip } from '@/components/kits/chart/option/tooltip';
import { dayOf, MONTH, dateIn2026 } from './dates';
import { spanItem } from '@/components/kits/chart/option/span-item';

const groups: Record<string, [string, number, number][]> = {
  'Before the fair': [
    ['Ask for permits', dateIn2026(2, 2), dateIn2026(2, 27)],
    ['Invite the makers', dateIn2026(2, 16), dateIn2026(3, 20)],
    ['Print the map', dateIn2026(3, 16), dateIn2026(4, 2)],
  ],
  'On the days': [
    ['Build the stalls', dateIn2026(4, 6), dateIn2026(4, 10)],
    ['Open to visitors', dateIn2026(4, 10), dateIn2026(4, 26)],
  ],
  'After the fair': [
    ['Clear the square', dateIn2026(4, 26), dateIn2026(5, 1)],
    ['Count and thank', dateIn2026(5, 1), dateIn2026(5, 15)],
  ],
};

interface Row {
  name: string;
  from: number;
  to: number;
  head: boolean;
}
const rowsOf = (shown: string): Row[] =>
  Object.entries(groups).flatMap(([name, jobs]) => {
    const head = {
      name,
      from: Math.min(...jobs.map((job) => job[1])),
      to: Math.max(...jobs.map((job) => job[2])),
      head: true,
    };
    const open = shown === 'Every row' || shown === name;
    return [head, ...(open ? jobs.map(([job, from, to]) => ({ name: job, from, to, head: false })) : [])];
  });

export const groupRows = defineChart({
  title: 'Group rows',
  description: 'Spring fair, with groups spanning their tasks',
  height: 300,
  wide: true,
  control: choiceControl('Open', ['Every row', 'Before the fair', 'On the days', 'After the fair']),
  legend: (theme) => [
    { name: 'Group', colour: theme.c8 },
    { name: 'Job', colour: theme.c4 },
  ],
  table: (shown) => ({
    columns: ['Row', 'From', 'To'],
    rows: rowsOf(shown).map(({ name, from, to }) => [name, dayOf(from), dayOf(to)]),
  }),
  option: (theme, shown) => {
    const rows = rowsOf(shown);
    const part = (head: boolean) =>
      rows.flatMap((row, at) => (row.head === head ? [[at, row.from, row.to]] : []));
    return {
      tooltip: {
        formatter: tooltip(
          ([row, from, to]) => `${rows[Number(row)]?.name}\n${dayOf(Number(from))} to ${dayOf(Number(to))}`,
        ),
      },
      xAxis: {
        type: 'time',
        min: dateIn2026(2, 1),
        max: dateIn2026(6, 1),
        minInterval: MONTH,
        axisLabel: { formatter: '{MMM}' },
        position: 'top',
        splitLine: { show: true },
        axisLine: { show: false },
      },
      yAxis: {
        type: 'category',
        inverse: true,
        data: rows.map(({ name }) => name),
        axisLine: { show: false },
        axisLabel: {
          interval: 0,
          formatter: (name: string) => (name in groups ? `{head|${name}}` : name),
          rich: { head: { color: theme.ink, fontWeight: 700, fontSize: 12 } },
        },
      },
      series: [
        {
          type: 'custom',
          name: 'Groups',
          renderItem: spanItem(theme, { thickness: 0.22, radius: 3 }),
          encode: { x: [1, 2], y: 0 },
          data: part(true),
          itemStyle: { color: theme.c8 },
        },
        {
          type: 'custom',
          name: 'Jobs',
          renderItem: spanItem(theme, { thickness: 0.55 }),
          encode: { x: [1, 2], y: 0 },
          data: part(false),
          itemStyle: { color: theme.c4 },
        },
      ],
    };
  },
});
