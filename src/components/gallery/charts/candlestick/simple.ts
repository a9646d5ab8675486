import { defineChart, switchControl } from '@/components/kits/chart/chart-spec';
import { type Candle, candles, figures } from './prices';

const spring = candles(44);
const dated = (candle: Candle) => [new Date(candle.day).toISOString().slice(0, 10), ...figures(candle)];

export const simple = defineChart({
  title: 'Simple',
  description: 'Grain, dollars a sack; weekends leave a gap',
  legend: (theme) => [
    { name: 'Rising day', colour: theme.c1 },
    { name: 'Falling day', colour: theme.c2 },
  ],
  control: switchControl('Hollow when rising'),
  table: () => ({
    columns: ['Day', 'Open', 'Close', 'Lowest', 'Highest'],
    rows: spring.map((candle) => dated(candle)),
  }),
  option: (theme, hollow) => ({
    tooltip: { trigger: 'axis', axisPointer: { type: 'cross' } },
    xAxis: { type: 'time' },
    yAxis: { type: 'value', scale: true, axisLabel: { formatter: '${value}' } },
    series: [
      {
        type: 'candlestick',
        name: 'Price',
        dimensions: ['Day', 'Open', 'Close', 'Lowest', 'Highest'],
        data: spring.map((candle) => [candle.day].concat(figures(candle))),
        itemStyle: { color: hollow ? theme.surface : theme.c1, borderWidth: hollow ? 1.5 : 1 },
      },
    ],
  }),
});
