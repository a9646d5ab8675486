import { roundedEnd, roundedStart } from '@/components/kits/chart/option/shapes';
import { defineChart, switchControl } from '@/components/kits/chart/chart-spec';

const hours = ['6 h', '8 h', '10 h', '12 h', '14 h', '16 h', '18 h', '20 h'];
const arriving = [120, 410, 260, 190, 175, 230, 150, 80];
const leaving = [40, 90, 130, 210, 220, 340, 460, 190];

export const negative = defineChart({
  title: 'Negative values',
  description: 'Leaving and arriving at the tram stop, each two hours',
  control: switchControl('Back to back', true),
  // The drawing counts to the left without a minus, too.
  table: () => ({
    columns: ['Hour', 'Leaving', 'Arriving'],
    rows: hours.map((hour, at) => [hour, leaving[at] ?? null, arriving[at] ?? null]),
  }),
  option: (theme, mirrored) => ({
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      valueFormatter: (people) => String(Math.abs(Number(people))),
    },
    xAxis: { type: 'value', axisLabel: { formatter: (people: number) => String(Math.abs(people)) } },
    yAxis: { type: 'category', data: hours, axisLine: { onZero: mirrored }, inverse: true },
    series: [
      {
        type: 'bar',
        name: 'Leaving',
        barMaxWidth: 14,
        barGap: mirrored ? '-100%' : '10%',
        data: leaving.map((people) => (mirrored ? -people : people)),
        itemStyle: { color: theme.c2, borderRadius: mirrored ? roundedStart(theme) : roundedEnd(theme) },
      },
      {
        type: 'bar',
        name: 'Arriving',
        barMaxWidth: 14,
        data: arriving,
        itemStyle: { color: theme.c1, borderRadius: roundedEnd(theme) },
      },
    ],
  }),
});
