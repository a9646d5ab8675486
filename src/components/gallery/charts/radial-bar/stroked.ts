import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';

export const stroked = defineChart({
  title: 'Stroked gauge',
  description: 'Noise on the square right now, decibels',
  height: 240,
  legend: false,
  control: sliderControl('Noise', { min: 30, max: 100, start: 64, say: (noise) => `${noise} dB` }),
  option: (theme, noise) => {
    const share = (noise - 30) / 70;
    const colour = noise < 55 ? theme.c1 : noise < 80 ? theme.c3 : theme.c2;
    return {
      series: [
        {
          type: 'gauge',
          name: 'Noise',
          min: 30,
          max: 100,
          startAngle: 220,
          endAngle: -40,
          radius: '100%',
          center: ['50%', '56%'],
          splitNumber: 7,
          pointer: { show: false },
          progress: { show: false },
          axisLine: {
            lineStyle: {
              width: 20,
              color: [
                [share, colour],
                [1, theme.hover],
              ],
            },
          },
          // Ticks in the card colour cut the ring into segments.
          axisTick: {
            splitNumber: 6,
            distance: -20,
            length: 20,
            lineStyle: { color: theme.surface, width: 3 },
          },
          splitLine: { distance: -20, length: 20, lineStyle: { color: theme.surface, width: 3 } },
          axisLabel: { distance: 28, color: theme.ink3, fontFamily: theme.text, fontSize: 11 },
          title: { show: false },
          detail: {
            offsetCenter: [0, '4%'],
            color: theme.ink,
            fontFamily: theme.display,
            fontSize: 30,
            fontWeight: 700,
            formatter: '{value} dB',
          },
          data: [{ name: 'Noise', value: noise }],
        },
      ],
    };
  },
});
