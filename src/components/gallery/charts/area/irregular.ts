import { defineChart, switchControl } from '@/components/kits/chart/chart-spec';

/** Gauge readings arrive at irregular times: no two series share timestamps. */
const at = (day: number, hour: number) => Date.UTC(2026, 3, day, hour);
const north: [number, number][] = [
  [at(1, 7), 14],
  [at(2, 19), 17],
  [at(5, 8), 12],
  [at(6, 6), 21],
  [at(11, 9), 26],
  [at(12, 20), 24],
  [at(17, 7), 31],
  [at(23, 12), 28],
  [at(28, 18), 35],
];
const south: [number, number][] = [
  [at(1, 12), 8],
  [at(4, 16), 11],
  [at(9, 10), 9],
  [at(10, 11), 16],
  [at(15, 8), 18],
  [at(20, 15), 22],
  [at(21, 9), 19],
  [at(26, 13), 25],
  [at(29, 8), 21],
];

export const irregular = defineChart({
  title: 'Irregular times',
  description: 'Water in two rain gauges, read at irregular times',
  height: 280,
  control: switchControl('Mark each reading', true),
  option: (theme, marks) => ({
    tooltip: {
      trigger: 'axis',
      valueFormatter: (rain) => (rain === undefined ? 'none' : `${String(rain)} mm`),
    },
    xAxis: { type: 'time', axisLabel: { formatter: '{d} {MMM}' } },
    yAxis: { type: 'value', axisLabel: { formatter: '{value} mm' } },
    series: [
      {
        type: 'line',
        name: 'North gauge',
        showSymbol: marks,
        symbolSize: 7,
        data: north,
        itemStyle: { color: theme.c4 },
        areaStyle: { opacity: 0.18 },
      },
      {
        type: 'line',
        name: 'South gauge',
        showSymbol: marks,
        symbolSize: 7,
        data: south,
        itemStyle: { color: theme.c3 },
        areaStyle: { opacity: 0.18 },
      },
    ],
  }),
});
