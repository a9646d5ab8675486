import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import { loadChartParts } from '@/components/kits/chart/engine/echarts-parts';
import { cards } from './cards';

const chartParts = loadChartParts('heatmap');

export const HeatmapPage = () => (
  <ChartPage
    lead="Colour as the third measure. Where is it warm, busy, full?"
    parts={chartParts}
    cards={cards}
  />
);
