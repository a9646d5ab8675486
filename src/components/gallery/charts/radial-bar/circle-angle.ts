import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';

const lines = ['Line 9', 'Line 4', 'Line 2', 'Line 1'];
const onTime = [71, 82, 88, 94];

export const circleAngle = defineChart({
  title: 'Custom angle',
  description: 'Trams on time, with labels in the ring’s gap',
  height: 240,
  legend: false,
  control: sliderControl('Sweep', {
    min: 180,
    max: 330,
    step: 10,
    start: 270,
    say: (degrees) => `${degrees}°`,
  }),
  option: (theme, sweep) => ({
    tooltip: { valueFormatter: (share) => `${String(share)}%` },
    polar: { radius: ['28%', '94%'], center: ['50%', '52%'] },
    angleAxis: { max: 100 * (360 / sweep), startAngle: 90, show: false },
    radiusAxis: {
      type: 'category',
      data: lines,
      z: 10,
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { interval: 0, color: theme.ink, fontWeight: 600, margin: 8 },
    },
    series: [
      {
        type: 'bar',
        name: 'On time',
        coordinateSystem: 'polar',
        roundCap: true,
        barWidth: 12,
        data: onTime,
        itemStyle: { color: theme.c4 },
      },
    ],
  }),
});
