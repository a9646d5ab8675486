import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';
import { candles, figures } from './prices';
import { createDateFormat } from '@/lib/dates/date-format';

const written = createDateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });

export const category = defineChart({
  title: 'Category axis',
  description: 'Working days only, without gaps',
  legend: false,
  control: sliderControl('Days', { min: 10, max: 60, step: 5, start: 30 }),
  option: (theme, count) => {
    const days = candles(count);
    return {
      tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' } },
      xAxis: { type: 'category', data: days.map(({ day }) => written().format(day)) },
      yAxis: { type: 'value', scale: true, position: theme.end, axisLabel: { formatter: '${value}' } },
      series: [{ type: 'candlestick', name: 'Price', barMaxWidth: 14, data: days.map(figures) }],
    };
  },
});
