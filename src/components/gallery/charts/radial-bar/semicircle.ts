import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';

export const semicircle = defineChart({
  title: 'Semi-circle gauge',
  description: 'Seats taken in the concert tonight',
  height: 260,
  wide: true,
  legend: false,
  control: sliderControl('Taken', { min: 0, max: 800, step: 20, start: 540, say: (seats) => `${seats}` }),
  option: (theme, seats) => ({
    series: [
      {
        type: 'gauge',
        name: 'Seats',
        min: 0,
        max: 800,
        startAngle: 180,
        endAngle: 0,
        radius: theme.narrow ? '96%' : '140%',
        center: ['50%', '76%'],
        splitNumber: 4,
        progress: { show: true, width: 26, itemStyle: { color: theme.c5 } },
        pointer: {
          icon: 'path://M3 0L6 60H0z',
          length: '62%',
          width: 12,
          offsetCenter: [0, '-10%'],
          itemStyle: { color: theme.ink },
        },
        anchor: {
          show: true,
          size: 16,
          itemStyle: { color: theme.surface, borderColor: theme.ink, borderWidth: 5 },
        },
        axisLine: { lineStyle: { width: 26, color: [[1, theme.hover]] } },
        axisTick: { show: false },
        splitLine: { length: 8, distance: 6, lineStyle: { color: theme.lineStrong, width: 2 } },
        axisLabel: { distance: 36, color: theme.ink3, fontFamily: theme.text, fontSize: 12 },
        title: { show: false },
        detail: {
          offsetCenter: [0, '24%'],
          color: theme.ink,
          fontFamily: theme.display,
          fontSize: 26,
          fontWeight: 700,
          formatter: '{value} of 800',
        },
        data: [{ name: 'Seats', value: seats }],
      },
    ],
  }),
});
