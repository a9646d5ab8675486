import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';
import { movingAverage } from '@/components/kits/chart/option/statistics';
import { candles, figures } from './prices';
import { createDateFormat } from '@/lib/dates/date-format';

const written = createDateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const days = candles(70);

export const average = defineChart({
  title: 'With moving averages',
  description: 'Grain against the mean of the days before',
  wide: true,
  control: sliderControl('Days in the mean', { min: 3, max: 25, start: 8 }),
  option: (theme, span) => {
    const closes = days.map(({ close }) => close);
    const line = { type: 'line' as const, showSymbol: false, smooth: true };
    return {
      tooltip: {
        trigger: 'axis',
        valueFormatter: (price) => (typeof price === 'number' ? `$${price.toFixed(2)}` : 'none'),
      },
      xAxis: { type: 'category', data: days.map(({ day }) => written().format(day)) },
      yAxis: { type: 'value', scale: true, axisLabel: { formatter: '${value}' } },
      series: [
        { type: 'candlestick', name: 'Price', data: days.map(figures), itemStyle: { opacity: 0.85 } },
        {
          ...line,
          name: 'Short mean',
          data: movingAverage(closes, span),
          lineStyle: { width: 2 },
          itemStyle: { color: theme.c3 },
        },
        {
          ...line,
          name: 'Long mean',
          data: movingAverage(closes, span * 2),
          lineStyle: { width: 2 },
          itemStyle: { color: theme.c4 },
        },
      ],
    };
  },
});
