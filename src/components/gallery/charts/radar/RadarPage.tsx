import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import { loadChartParts } from '@/components/kits/chart/engine/echarts-parts';
import { cards } from './cards';

const chartParts = loadChartParts('radar');

export const RadarPage = () => (
  <ChartPage lead="Many measures of one thing, around a centre." parts={chartParts} cards={cards} />
);
