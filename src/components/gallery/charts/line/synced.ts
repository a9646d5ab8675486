import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';

const hours = Array.from({ length: 24 }, (_, at) => `${at} h`);
const wave = (peak: number, spread: number, at: number): number => Math.exp(-((at - peak) ** 2) / spread);
const loud = hours.map((_, at) => Math.round(38 + 22 * wave(13, 14, at) + 30 * wave(20, 6, at)));
const light = hours.map((_, at) => Math.round(90 * wave(13, 18, at)));

export const synced = defineChart({
  title: 'Synced charts',
  description: 'Noise and light on the square, with linked tooltips',
  wide: true,
  control: choiceControl('Drawn as', ['Lines', 'Steps']),
  option: (theme, look) => ({
    tooltip: { trigger: 'axis', valueFormatter: (noise) => `${String(noise)} dB` },
    grid: { left: 48, right: 24, outerBoundsMode: 'none', bottom: 24 },
    xAxis: { type: 'category', boundaryGap: false, data: hours },
    yAxis: { type: 'value', min: 30, max: 80, axisLabel: { formatter: '{value} dB' } },
    series: [
      {
        type: 'line',
        name: 'Noise',
        showSymbol: false,
        smooth: look === 'Lines' ? 0.4 : false,
        step: look === 'Lines' ? false : 'middle',
        data: loud,
        itemStyle: { color: theme.c5 },
      },
    ],
  }),
  secondOption: (theme, look) => ({
    tooltip: { trigger: 'axis', valueFormatter: (share) => `${String(share)}%` },
    grid: { left: 48, right: 24, outerBoundsMode: 'none', bottom: 24 },
    xAxis: { type: 'category', boundaryGap: false, data: hours },
    yAxis: { type: 'value', max: 100, interval: 50, axisLabel: { formatter: '{value}%' } },
    series: [
      {
        type: 'line',
        name: 'Light',
        showSymbol: false,
        smooth: look === 'Lines' ? 0.4 : false,
        step: look === 'Lines' ? false : 'middle',
        data: light,
        itemStyle: { color: theme.c3 },
        areaStyle: { opacity: 0.15 },
      },
    ],
  }),
  legend: (theme) => [
    { name: 'Noise', colour: theme.c5 },
    { name: 'Light', colour: theme.c3 },
  ],
  table: () => ({
    columns: ['Hour', 'Noise, dB', 'Light, %'],
    rows: hours.map((hour, at) => [hour, loud[at] ?? null, light[at] ?? null]),
  }),
});
