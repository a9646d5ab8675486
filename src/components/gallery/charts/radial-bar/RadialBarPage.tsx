import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import { loadChartParts } from '@/components/kits/chart/engine/echarts-parts';
import { cards } from './cards';

const chartParts = loadChartParts('gauge', 'polar', 'graphic');

export const RadialBarPage = () => (
  <ChartPage lead="Progress that runs around: rings and gauges." parts={chartParts} cards={cards} />
);
