import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import { loadChartParts } from '@/components/kits/chart/engine/echarts-parts';
import { cards } from './cards';

const chartParts = loadChartParts('custom', 'marks', 'zoom');

export const TimelinePage = () => (
  <ChartPage
    lead="Who does what, and when: bars from a beginning to an end."
    parts={chartParts}
    cards={cards}
  />
);
