import { horizontalGradient } from '@/components/kits/chart/option/shapes';
import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';

export const gradient = defineChart({
  title: 'Gradient',
  description: 'Water in the reservoir, from the dry to the full end',
  height: 240,
  legend: false,
  control: sliderControl('Full', { min: 5, max: 100, step: 5, start: 65, say: (share) => `${share}%` }),
  option: (theme, full) => ({
    series: [
      {
        type: 'gauge',
        name: 'Full',
        startAngle: 225,
        endAngle: -45,
        radius: '94%',
        center: ['50%', '54%'],
        pointer: { show: false },
        progress: {
          show: true,
          roundCap: true,
          width: 20,
          itemStyle: {
            color: horizontalGradient(theme.c6, theme.c1),
            shadowBlur: 12,
            shadowColor: theme.line,
          },
        },
        axisLine: { roundCap: true, lineStyle: { width: 20, color: [[1, theme.hover]] } },
        axisTick: { show: false },
        splitLine: { show: false },
        axisLabel: { show: false },
        title: { offsetCenter: [0, '26%'], color: theme.ink3, fontFamily: theme.text, fontSize: 13 },
        detail: {
          offsetCenter: [0, '-4%'],
          color: theme.ink,
          fontFamily: theme.display,
          fontSize: 30,
          fontWeight: 700,
          formatter: '{value}%',
          valueAnimation: !theme.reducedMotion,
        },
        data: [{ name: 'Reservoir', value: full }],
      },
    ],
  }),
});
