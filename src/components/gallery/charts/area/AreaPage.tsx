import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import { loadChartParts } from '@/components/kits/chart/engine/echarts-parts';
import { cards } from './cards';

const chartParts = loadChartParts('visualMap', 'zoom');

export const AreaPage = () => (
  <ChartPage
    lead="Eight ways to show how much, and how it swells and falls."
    parts={chartParts}
    cards={cards}
  />
);
