import { verticalGradient, withAlpha } from '@/components/kits/chart/option/shapes';
import { defineChart, switchControl } from '@/components/kits/chart/chart-spec';

/** Visible window in seconds, and readings per second. */
const SPAN = 30;
const RATE = 4;
const BEGIN = Date.UTC(2026, 5, 1, 12);

/** People passing the gate at a moment: a sum of waves, so any moment can be computed. */
const passing = (second: number): number =>
  Math.round(46 + 14 * Math.sin(second / 2.7) + 9 * Math.sin(second * 1.3) + 5 * Math.sin(second * 3.1 + 1));

const stretch = (seconds: number): [number, number][] => {
  const last = Math.floor(seconds * RATE);
  return Array.from({ length: SPAN * RATE + 2 }, (_, at) => {
    const second = (last - SPAN * RATE - 1 + at) / RATE;
    return [BEGIN + second * 1000, passing(second)];
  });
};
const view = (seconds: number) => {
  const max = BEGIN + (seconds - 1 / RATE) * 1000;
  return { min: max - SPAN * 1000, max };
};

export const realtime = defineChart({
  title: 'Realtime',
  description: 'People passing the river gate in the last 30 seconds',
  wide: true,
  control: switchControl('Running', true),
  running: (on) => on,
  live: (_, seconds) => ({
    xAxis: view(seconds),
    series: [{ id: 'series-0', type: 'line', data: stretch(seconds) }],
  }),
  option: (theme) => ({
    animation: false,
    tooltip: { trigger: 'axis' },
    grid: { left: 36, right: 10, bottom: 24, outerBoundsMode: 'none' },
    xAxis: { type: 'time', ...view(0), minInterval: 5000, axisLabel: { formatter: '{mm}:{ss}' } },
    yAxis: { type: 'value', min: 0, max: 80, interval: 20 },
    series: [
      {
        type: 'line',
        name: 'People',
        showSymbol: false,
        smooth: 0.3,
        data: stretch(0),
        areaStyle: { color: verticalGradient(withAlpha(theme.c1, 0.35), withAlpha(theme.c1, 0)) },
      },
    ],
  }),
});
