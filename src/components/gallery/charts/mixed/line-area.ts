import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';

const hours = Array.from({ length: 13 }, (_, at) => `${at + 8} h`);

export const lineArea = defineChart({
  title: 'Line and area',
  description: 'People expected, and people counted',
  control: sliderControl('Fill', { min: 0, max: 60, step: 10, start: 30, say: (share) => `${share}%` }),
  option: (theme, fill) => ({
    tooltip: { trigger: 'axis' },
    xAxis: { type: 'category', boundaryGap: false, data: hours },
    yAxis: { type: 'value' },
    series: [
      {
        type: 'line',
        name: 'Expected',
        smooth: 0.4,
        showSymbol: false,
        data: [40, 90, 170, 240, 300, 320, 290, 260, 280, 330, 300, 210, 120],
        itemStyle: { color: theme.c6 },
        lineStyle: { width: 0 },
        areaStyle: { opacity: fill / 100 },
      },
      {
        type: 'line',
        name: 'Counted',
        data: [52, 84, 150, 262, 331, 305, 301, 244, 262, 371, 342, 190, 101],
        symbolSize: 7,
        itemStyle: { color: theme.c2 },
      },
    ],
  }),
});
