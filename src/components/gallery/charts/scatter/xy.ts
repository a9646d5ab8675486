import { defineChart, sliderControl } from '@/components/kits/chart/chart-spec';
import { seededRandom } from '@/components/kits/chart/option/statistics';

const random = seededRandom(11);
const cloud = (x: number, y: number, width: number): [number, number][] =>
  Array.from({ length: 45 }, () => [
    Math.round((x + (random() + random() - 1) * width) * 10) / 10,
    Math.round((y + (random() + random() - 1) * width) * 10) / 10,
  ]);
const market = cloud(32, 58, 22);
const concert = cloud(66, 34, 18);
const evening = cloud(74, 76, 15);

export const xy = defineChart({
  title: 'Two measures',
  description: 'Posts by length and by replies, for three occasions',
  control: sliderControl('Size', { min: 4, max: 18, start: 9, say: (pixels) => `${pixels} px` }),
  option: (theme, size) => {
    const look = { type: 'scatter' as const, symbolSize: size, dimensions: ['Length', 'Replies'] };
    return {
      tooltip: {},
      xAxis: { type: 'value', max: 100, interval: 25, splitLine: { show: false }, axisLine: { show: true } },
      yAxis: { type: 'value', max: 100, interval: 25 },
      series: [
        { ...look, name: 'Market', data: market, itemStyle: { opacity: 0.7 } },
        { ...look, name: 'Concert', data: concert, itemStyle: { opacity: 0.7 } },
        { ...look, name: 'Evening', data: evening, itemStyle: { opacity: 0.7, color: theme.c4 } },
      ],
    };
  },
});
