import { verticalGradient, withAlpha } from '@/components/kits/chart/option/shapes';
import { sliderControl } from '@/components/kits/chart/chart-spec';
import { defineSpark } from './spark';
import { bareAxes } from './stats';

export const area = defineSpark({
  title: 'Area',
  description: 'The same, filled',
  control: sliderControl('Softness', {
    min: 0,
    max: 1,
    step: 0.1,
    start: 0.5,
    say: (softness) => softness.toFixed(1),
  }),
  option: (_, stat, softness, colour) => ({
    ...bareAxes(stat.values.length, true),
    tooltip: { trigger: 'axis' },
    series: [
      {
        type: 'line',
        name: stat.name,
        smooth: softness,
        showSymbol: false,
        data: [...stat.values],
        itemStyle: { color: colour },
        lineStyle: { width: 1.5 },
        areaStyle: { color: verticalGradient(withAlpha(colour, 0.4), withAlpha(colour, 0.04)) },
      },
    ],
  }),
});
