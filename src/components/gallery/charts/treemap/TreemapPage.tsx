import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import { loadChartParts } from '@/components/kits/chart/engine/echarts-parts';
import { cards } from './cards';

const chartParts = loadChartParts('treemap');

export const TreemapPage = () => (
  <ChartPage lead="Parts of a whole by their area, as deep as you like." parts={chartParts} cards={cards} />
);
