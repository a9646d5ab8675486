import { defineChart, switchControl } from '@/components/kits/chart/chart-spec';
import { spreadApart } from '@/components/kits/chart/option/statistics';
import { colourAt } from '@/components/kits/chart/chart-theme';

const years = ['2022', '2023', '2024', '2025', '2026'];
/** Share of visitors by reason, in percent. */
const reasons: [string, number[]][] = [
  ['Market', [34, 31, 33, 36, 38]],
  ['Friends', [28, 30, 27, 29, 31]],
  ['Music', [12, 19, 22, 24, 30]],
  ['Sport', [18, 15, 17, 13, 12]],
  ['Work', [22, 20, 15, 14, 11]],
];
const TOP = 28;
const BOTTOM = 16;
const HEIGHT = 320;
const [LOW, HIGH] = [5, 42];
const valueToPixel = (value: number): number =>
  TOP + ((HIGH - value) / (HIGH - LOW)) * (HEIGHT - TOP - BOTTOM);

export const multiple = defineChart({
  title: 'Several points',
  description: 'Why people come to the square, percent, five years on',
  height: HEIGHT,
  control: switchControl('Every figure'),
  option: (theme, figures) => {
    const ends = reasons.map(([, shares]) => valueToPixel(shares.at(-1) ?? 0));
    const moved = spreadApart(ends, 17);
    return {
      tooltip: { trigger: 'axis', valueFormatter: (share) => `${String(share)}%` },
      grid: { top: TOP, bottom: BOTTOM, [theme.start]: 24, [theme.end]: 92, outerBoundsMode: 'none' },
      xAxis: {
        type: 'category',
        position: 'top',
        boundaryGap: false,
        data: years,
        axisLine: { show: false },
        axisLabel: { fontWeight: 700, color: theme.ink },
        splitLine: { show: true, lineStyle: { color: theme.line, type: 'solid' } },
      },
      yAxis: { type: 'value', show: false, min: LOW, max: HIGH },
      series: reasons.map(([name, shares], at) => ({
        type: 'line',
        name,
        symbolSize: 9,
        itemStyle: { color: colourAt(theme, at), borderColor: theme.surface, borderWidth: 2 },
        data: shares.map((value, year) =>
          year === shares.length - 1
            ? {
                value,
                label: {
                  show: true,
                  position: theme.end,
                  formatter: `${value}%  ${name}`,
                  color: theme.ink,
                  fontWeight: 700,
                  offset: [0, (moved[at] ?? 0) - (ends[at] ?? 0)],
                },
              }
            : { value, label: { show: figures, position: 'top', formatter: '{c}', color: theme.ink2 } },
        ),
      })),
    };
  },
});
