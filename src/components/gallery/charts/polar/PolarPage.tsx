import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import { loadChartParts } from '@/components/kits/chart/engine/echarts-parts';
import { cards } from './cards';

const chartParts = loadChartParts('polar');

export const PolarPage = () => (
  <ChartPage lead="Values around a compass or a clock." parts={chartParts} cards={cards} />
);
