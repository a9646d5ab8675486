import { defineChart, switchControl } from '@/components/kits/chart/chart-spec';
import { regression, seededRandom } from '@/components/kits/chart/option/statistics';

const COUNT = 10_000;

let made: { points: [number, number][]; slope: number; intercept: number; fit: number } | null = null;
/** Steps from the tram against minutes stayed; created on first use. */
function walks() {
  if (made) return made;
  const random = seededRandom(3);
  const points = Array.from({ length: COUNT }, (): [number, number] => {
    const steps = 100 + random() * 1900;
    const noise = (random() + random() + random() - 1.5) * 34;
    return [Math.round(steps), Math.max(1, Math.round((18 + steps * 0.034 + noise) * 10) / 10)];
  });
  made = { points, ...regression(points) };
  return made;
}

export const large = defineChart({
  title: 'Ten thousand points',
  description: 'Steps from the tram against minutes stayed, with the line of best fit',
  height: 280,
  control: switchControl('Line of best fit', true),
  option: (theme, fitted) => {
    const { points, slope, intercept, fit } = walks();
    const at = (steps: number): [number, number] => [
      steps,
      Math.round((intercept + slope * steps) * 10) / 10,
    ];
    return {
      animation: false,
      tooltip: {},
      grid: { top: 24 },
      xAxis: { type: 'value', axisLabel: { formatter: '{value}' }, splitLine: { show: false } },
      yAxis: { type: 'value', axisLabel: { formatter: '{value} min' } },
      series: [
        {
          type: 'scatter',
          name: 'Visits',
          large: true,
          largeThreshold: 2000,
          symbolSize: 3,
          dimensions: ['Steps', 'Minutes'],
          data: points,
          itemStyle: { color: theme.c4, opacity: 0.35 },
        },
        {
          type: 'line',
          name: 'Best fit',
          showSymbol: false,
          data: fitted ? [at(100), at(2000)] : [],
          itemStyle: { color: theme.c2 },
          lineStyle: { width: 3 },
          endLabel: {
            show: fitted,
            formatter: `r² ${fit.toFixed(2)}`,
            color: theme.ink,
            fontWeight: 700,
            offset: [-72, -22],
            backgroundColor: theme.surface,
            padding: [4, 8],
            borderRadius: 8,
          },
          z: 5,
        },
      ],
    };
  },
});
