import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';
import { spreadApart } from '@/components/kits/chart/option/statistics';
import { colourAt } from '@/components/kits/chart/chart-theme';

const squares: [string, number, number][] = [
  ['Main square', 62, 81],
  ['Linden park', 70, 74],
  ['River bank', 48, 77],
  ['Old harbour', 66, 52],
  ['Station', 31, 45],
  ['University', 45, 49],
];
const TOP = 28;
const BOTTOM = 16;
const HEIGHT = 320;
const [LOW, HIGH] = [20, 90];

/** Pixel position of a value from the top; labels shift so that none overlap. */
const valueToPixel = (value: number): number =>
  TOP + ((HIGH - value) / (HIGH - LOW)) * (HEIGHT - TOP - BOTTOM);
const shifts = (values: readonly number[]): number[] => {
  const places = values.map(valueToPixel);
  return spreadApart(places, 17).map((moved, at) => moved - (places[at] ?? 0));
};

export const basic = defineChart({
  title: 'Two points',
  description: 'How the squares are liked, before and after the works',
  height: HEIGHT,
  legend: false,
  control: choiceControl('Point out', ['Winners', 'Losers', 'All']),
  option: (theme, point) => {
    const before = shifts(squares.map(([, first]) => first));
    const after = shifts(squares.map(([, , last]) => last));
    const side = theme.narrow ? 98 : 130;
    return {
      tooltip: { trigger: 'axis' },
      grid: { top: TOP, bottom: BOTTOM, left: side, right: side, outerBoundsMode: 'none' },
      xAxis: {
        type: 'category',
        position: 'top',
        boundaryGap: false,
        data: ['2023', '2026'],
        axisLine: { show: false },
        axisLabel: { color: theme.ink, fontWeight: 700, fontSize: 13 },
        splitLine: { show: true, lineStyle: { color: theme.line, type: 'solid' } },
      },
      yAxis: { type: 'value', show: false, min: LOW, max: HIGH },
      series: squares.map(([name, first, last], at) => {
        const chosen = point === 'All' || (point === 'Winners' ? last > first : last < first);
        const colour = chosen ? colourAt(theme, at) : theme.lineStrong;
        const label = {
          show: true,
          color: chosen ? theme.ink : theme.ink3,
          fontSize: theme.narrow ? 11 : 12,
          fontWeight: chosen ? (700 as const) : (500 as const),
        };
        return {
          type: 'line',
          name,
          symbolSize: 10,
          itemStyle: { color: colour },
          lineStyle: { width: chosen ? 3 : 1.5, opacity: chosen ? 1 : 0.5 },
          data: [
            {
              value: first,
              label: {
                ...label,
                position: theme.start,
                formatter: `${name}  ${first}`,
                offset: [0, before[at] ?? 0],
              },
            },
            {
              value: last,
              label: {
                ...label,
                position: theme.end,
                formatter: `${last}  ${name}`,
                offset: [0, after[at] ?? 0],
              },
            },
          ],
        };
      }),
    };
  },
});
