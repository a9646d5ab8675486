import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import { loadChartParts } from '@/components/kits/chart/engine/echarts-parts';
import { cards } from './cards';

await loadChartParts('geo', 'visualMap', 'pie');

export const VectorPage = () => (
  <ChartPage
    lead="Maps drawn from outlines that come with the app: countries by Natural Earth, states of the USA by the Census Bureau, both in the public domain. No free source was found for the provinces of other countries, so there the towns are the list."
    cards={cards}
  />
);
