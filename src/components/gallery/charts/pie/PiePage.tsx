import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import { loadChartParts } from '@/components/kits/chart/engine/echarts-parts';
import { cards } from './cards';

const chartParts = loadChartParts('pie', 'title');

export const PiePage = () => (
  <ChartPage lead="Shares of a whole. Few parts, plainly named." parts={chartParts} cards={cards} />
);
