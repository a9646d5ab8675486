import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';
import { seededRandom } from '@/components/kits/chart/option/statistics';

const DAY = 86_400_000;
const START = Date.UTC(2024, 0, 1);
const random = seededRandom(21);
let level = 240;
const readers = Array.from({ length: 730 }, (_, at): [number, number] => {
  level = Math.max(80, level + (random() - 0.48) * 18);
  return [START + at * DAY, Math.round(level)];
});
const windows = {
  'The last quarter': [87.5, 100],
  'The last year': [50, 100],
  'All of it': [0, 100],
} as const;

export const zoom = defineChart({
  title: 'Brush and zoom',
  description: 'Readers per day; zoom with the slider or by scrolling',
  height: 280,
  control: choiceControl('Show', ['The last quarter', 'The last year', 'All of it']),
  option: (theme, shown) => {
    const [start, end] = windows[shown];
    return {
      tooltip: { trigger: 'axis' },
      grid: { bottom: 58 },
      xAxis: { type: 'time' },
      yAxis: { type: 'value', scale: true },
      dataZoom: [
        { type: 'slider', start, end, height: 34, bottom: 6, brushSelect: true, showDetail: false },
        { type: 'inside', start, end, zoomOnMouseWheel: 'ctrl', moveOnMouseWheel: false },
      ],
      series: [
        {
          type: 'line',
          name: 'Readers',
          showSymbol: false,
          sampling: 'lttb',
          lineStyle: { width: 1.5 },
          data: readers,
          itemStyle: { color: theme.c1 },
          areaStyle: { opacity: 0.2 },
        },
      ],
    };
  },
});
