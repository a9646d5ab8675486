import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';

export const basic = defineChart({
  title: 'Basic',
  description: 'Tickets sold for midsummer night',
  height: 240,
  legend: false,
  control: sliderControl('Sold', { min: 0, max: 100, start: 72, say: (share) => `${share}%` }),
  option: (theme, sold) => ({
    series: [
      {
        type: 'gauge',
        name: 'Sold',
        startAngle: 90,
        endAngle: -270,
        radius: '92%',
        pointer: { show: false },
        progress: { show: true, roundCap: true, width: 18, itemStyle: { color: theme.c1 } },
        axisLine: { roundCap: true, lineStyle: { width: 18, color: [[1, theme.hover]] } },
        axisTick: { show: false },
        splitLine: { show: false },
        axisLabel: { show: false },
        title: { offsetCenter: [0, '24%'], color: theme.ink3, fontFamily: theme.text, fontSize: 13 },
        detail: {
          offsetCenter: [0, '-6%'],
          color: theme.ink,
          fontFamily: theme.display,
          fontSize: 34,
          fontWeight: 700,
          formatter: '{value}%',
          valueAnimation: !theme.reducedMotion,
        },
        data: [{ name: 'Tickets', value: sold }],
      },
    ],
  }),
});
