import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';

const days = Array.from({ length: 21 }, (_, at) => `${at + 1} May`);
const water = [
  82,
  84,
  83,
  87,
  null,
  null,
  91,
  93,
  92,
  null,
  88,
  86,
  89,
  94,
  97,
  null,
  null,
  null,
  95,
  92,
  90,
];

export const missingValues = defineChart({
  title: 'Missing values',
  description: 'Water in the fountain, litres a minute; the meter was read when someone was there',
  control: choiceControl('Where nothing is known', ['Leave open', 'Bridge', 'Draw as zero']),
  option: (theme, gap) => ({
    tooltip: {
      trigger: 'axis',
      valueFormatter: (litres) => (typeof litres === 'number' ? `${litres} l` : 'not read'),
    },
    xAxis: { type: 'category', data: days },
    yAxis: { type: 'value', scale: gap !== 'Draw as zero' },
    series: [
      {
        type: 'line',
        name: 'Water',
        connectNulls: gap === 'Bridge',
        showAllSymbol: true,
        symbolSize: 6,
        itemStyle: { color: theme.c6 },
        data: gap === 'Draw as zero' ? water.map((litres) => litres ?? 0) : water,
      },
    ],
  }),
});
