import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';
import { candles, figures } from './prices';
import { createDateFormat } from '@/lib/dates/date-format';

const written = createDateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const days = candles(100);
const names = () => days.map(({ day }) => written().format(day));
const windows = { 'Six weeks': 70, 'Ten weeks': 50, Everything: 0 };

export const volume = defineChart({
  title: 'With volume and zoom',
  description: 'Price and sacks traded; one slider zooms both',
  height: 320,
  wide: true,
  control: choiceControl('Show', ['Six weeks', 'Ten weeks', 'Everything']),
  option: (theme, shown) => ({
    tooltip: { trigger: 'axis', axisPointer: { type: 'cross' } },
    axisPointer: { link: [{ xAxisIndex: 'all' }] },
    grid: [
      { left: 44, right: 44, top: 12, height: 160, outerBoundsMode: 'none' },
      { left: 44, right: 44, top: 196, height: 60, outerBoundsMode: 'none' },
    ],
    xAxis: [
      { type: 'category', data: names(), axisLabel: { show: false }, axisLine: { show: false } },
      { type: 'category', data: names(), gridIndex: 1 },
    ],
    yAxis: [
      { type: 'value', scale: true, axisLabel: { formatter: '${value}' } },
      { type: 'value', gridIndex: 1, splitNumber: 2 },
    ],
    dataZoom: [
      {
        type: 'slider',
        xAxisIndex: [0, 1],
        start: windows[shown],
        end: 100,
        height: 24,
        bottom: 4,
        showDetail: false,
        left: 44,
        right: 44,
      },
      { type: 'inside', xAxisIndex: [0, 1], start: windows[shown], end: 100, zoomOnMouseWheel: 'ctrl' },
    ],
    series: [
      { type: 'candlestick', name: 'Price', data: days.map(figures) },
      {
        type: 'bar',
        name: 'Sacks',
        xAxisIndex: 1,
        yAxisIndex: 1,
        color: theme.c8,
        data: days.map(({ sacks, open, close }) => ({
          value: sacks,
          itemStyle: { color: close < open ? theme.c2 : theme.c1, opacity: 0.55 },
        })),
      },
    ],
  }),
  legend: (theme) => [
    { name: 'Rising day', colour: theme.c1 },
    { name: 'Falling day', colour: theme.c2 },
  ],
});
