import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import { loadChartParts } from '@/components/kits/chart/engine/echarts-parts';
import { cards } from './cards';

const chartParts = loadChartParts('funnel');

export const FunnelPage = () => (
  <ChartPage
    lead="Who goes on to the next step, and where they turn back."
    parts={chartParts}
    cards={cards}
  />
);
