import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';
import { seededRandom } from '@/components/kits/chart/option/statistics';

const COUNT = 100_000;
const MINUTE = 60_000;
const START = Date.UTC(2026, 2, 1);
const minutesOfDay = Array.from({ length: 1440 }, (_, at) => at);

let made: Float64Array | null = null;
/** Pairs of time and load, created on first use. */
function meter(): Float64Array {
  if (made) return made;
  const random = seededRandom(5);
  const light = minutesOfDay.map((at) => Math.sin((at / 1440) * 2 * Math.PI - 1.8));
  made = new Float64Array(COUNT * 2);
  let drift = 0;
  for (let at = 0; at < COUNT; at += 1) {
    drift = drift * 0.995 + (random() - 0.5) * 3;
    made[at * 2] = START + at * MINUTE;
    made[at * 2 + 1] = Math.round((62 + 22 * (light[at % 1440] ?? 0) + drift) * 10) / 10;
  }
  return made;
}

/** "2026-03-01 00:00" and so on; a date for each reading would take most of the time of the page. */
function times(): string[] {
  const ofDay = minutesOfDay.map((at) => new Date(at * MINUTE).toISOString().slice(11, 16));
  const days = Math.ceil(COUNT / ofDay.length);
  return Array.from({ length: days }, (_, day) =>
    new Date(START + day * ofDay.length * MINUTE).toISOString().slice(0, 10),
  )
    .flatMap((day) => ofDay.map((time) => `${day} ${time}`))
    .slice(0, COUNT);
}

const windows = { 'One week': 85.5, 'Three weeks': 70, 'All 69 days': 0 };

export const zoomable = defineChart({
  title: 'Zoomable time series',
  description: '100,000 lamp meter readings, one per minute; drag to pan',
  height: 300,
  wide: true,
  control: choiceControl('Show', ['One week', 'Three weeks', 'All 69 days']),
  table: () => {
    const all = meter();
    return {
      columns: ['Time', 'Load, kW'],
      rows: times().map((time, at) => [time, all[at * 2 + 1] ?? null]),
    };
  },
  option: (theme, shown) => ({
    animation: false,
    dataset: { source: meter(), dimensions: ['Time', 'Load'] },
    tooltip: { trigger: 'axis', valueFormatter: (load) => `${String(load)} kW` },
    grid: { bottom: 58 },
    xAxis: { type: 'time' },
    yAxis: { type: 'value', scale: true, axisLabel: { formatter: '{value} kW' } },
    dataZoom: [
      {
        type: 'slider',
        start: windows[shown],
        end: 100,
        height: 34,
        bottom: 6,
        showDetail: false,
        showDataShadow: false,
      },
      { type: 'inside', start: windows[shown], end: 100, zoomOnMouseWheel: 'ctrl' },
    ],
    series: [
      {
        type: 'line',
        name: 'Load',
        encode: { x: 'Time', y: 'Load' },
        sampling: 'lttb',
        showSymbol: false,
        lineStyle: { width: 1.25 },
        itemStyle: { color: theme.c4 },
      },
    ],
  }),
});
