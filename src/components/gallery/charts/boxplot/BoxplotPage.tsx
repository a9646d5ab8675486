import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import { loadChartParts } from '@/components/kits/chart/engine/echarts-parts';
import { cards } from './cards';

const chartParts = loadChartParts('boxplot', 'scatter');

export const BoxplotPage = () => (
  <ChartPage lead="The middle half in a box, the rest on whiskers." parts={chartParts} cards={cards} />
);
