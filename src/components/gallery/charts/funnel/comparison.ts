import { mixColours, readableTextColour } from '@/components/kits/chart/option/shapes';
import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';

const steps = ['Invited', 'Replied', 'Came', 'Helped'];
const [spring, autumn] = [
  [800, 520, 410, 180],
  [800, 430, 260, 95],
];

export const comparison = defineChart({
  title: 'Compare',
  description: 'Two clean-up days back to back: spring and autumn',
  height: 280,
  legend: (theme) => [
    { name: 'Spring', colour: theme.c1 },
    { name: 'Autumn', colour: theme.c3 },
  ],
  control: sliderControl('Gap', { min: 0, max: 16, step: 2, start: 4, say: (pixels) => `${pixels} px` }),
  option: (theme, gap) => {
    const half = {
      type: 'funnel' as const,
      width: '47%',
      gap,
      sort: 'none' as const,
      max: 800,
      minSize: '22%',
    };
    const part = (value: number, at: number, colour: string) => {
      const fill = mixColours(colour, theme.surface, at * 0.1);
      return {
        name: steps[at] ?? '',
        value,
        itemStyle: { color: fill },
        label: { color: readableTextColour(theme, fill) },
      };
    };
    const label = { fontSize: theme.narrow ? 11 : 12, position: 'inside' as const, fontWeight: 600 as const };
    return {
      tooltip: {},
      series: [
        {
          ...half,
          name: 'Spring',
          left: 2,
          funnelAlign: 'right',
          label: { ...label, formatter: '{b} {c}' },
          data: spring.map((value, at) => part(value, at, theme.c1)),
        },
        {
          ...half,
          name: 'Autumn',
          left: '51%',
          funnelAlign: 'left',
          label: { ...label, formatter: '{c}' },
          data: autumn.map((value, at) => part(value, at, theme.c3)),
        },
      ],
    };
  },
});
