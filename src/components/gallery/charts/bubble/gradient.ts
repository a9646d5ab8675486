import { mixColours } from '@/components/kits/chart/option/shapes';
import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';

/** Opening hours a week, income in thousands, staff. */
const shops: [number, number, number, 'Food' | 'Crafts'][] = [
  [20, 14, 2, 'Crafts'],
  [28, 31, 4, 'Food'],
  [34, 22, 3, 'Crafts'],
  [39, 48, 7, 'Food'],
  [44, 35, 5, 'Crafts'],
  [52, 66, 10, 'Food'],
  [58, 47, 6, 'Crafts'],
  [63, 82, 13, 'Food'],
];
const lights = { 'Upper left': [0.32, 0.28], 'Upper right': [0.68, 0.28], Below: [0.5, 0.8] } as const;

export const gradient = defineChart({
  title: 'Round look',
  description: 'Shops by opening hours, income and staff',
  height: 260,
  wide: true,
  control: choiceControl('Light from', ['Upper left', 'Upper right', 'Below']),
  option: (theme, light) => {
    const [x, y] = lights[light];
    const ball = (colour: string) => ({
      type: 'radial' as const,
      x,
      y,
      r: 0.75,
      colorStops: [
        { offset: 0, color: mixColours(colour, '#ffffff', 0.75) },
        { offset: 0.45, color: colour },
        { offset: 1, color: mixColours(colour, '#0b1210', 0.45) },
      ],
    });
    return {
      tooltip: {},
      xAxis: {
        type: 'value',
        min: 10,
        max: 70,
        axisLabel: { formatter: '{value} h' },
        splitLine: { show: false },
      },
      yAxis: { type: 'value', max: 100, interval: 25, axisLabel: { formatter: '${value}k' } },
      series: (['Food', 'Crafts'] as const).map((kind, at) => ({
        type: 'scatter',
        name: kind,
        dimensions: ['Hours', 'Income', 'People'],
        data: shops
          .filter((shop) => shop[3] === kind)
          .map(([hours, income, people]) => [hours, income, people]),
        symbolSize: (value: number[]) => 16 + (value[2] ?? 0) * 3.6,
        color: at === 0 ? theme.c1 : theme.c2,
        itemStyle: {
          color: ball(at === 0 ? theme.c1 : theme.c2),
          opacity: 1,
          shadowBlur: 12,
          shadowOffsetY: 6,
          shadowColor: 'rgba(9,24,19,.28)',
        },
      })),
    };
  },
  legend: (theme) => [
    { name: 'Food', colour: theme.c1 },
    { name: 'Crafts', colour: theme.c2 },
  ],
});
