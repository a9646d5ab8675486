import { downwards, fade } from '@/components/kits/chart/option/shapes';
import { slider } from '@/components/kits/chart/chart-spec';
import { defineSpark } from './spark';
import { bare } from './stats';

export const area = defineSpark({
  title: 'Area',
  description: 'The same, with a body',
  control: slider('Softness', {
    min: 0,
    max: 1,
    step: 0.1,
    start: 0.5,
    say: (softness) => softness.toFixed(1),
  }),
  option: (_, stat, softness, colour) => ({
    ...bare(stat.values.length, true),
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
        areaStyle: { color: downwards(fade(colour, 0.4), fade(colour, 0.04)) },
      },
    ],
  }),
});
