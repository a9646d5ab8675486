import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import { loadChartParts } from '@/components/kits/chart/engine/echarts-parts';
import { cards } from './cards';

const chartParts = loadChartParts('geo', 'visualMap', 'pie');

export const VectorPage = () => (
  <ChartPage
    lead="Built-in outlines: countries by Natural Earth, US states by the Census Bureau. Other countries show towns."
    parts={chartParts}
    cards={cards}
  />
);
