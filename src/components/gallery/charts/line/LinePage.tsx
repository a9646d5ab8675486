import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import { loadChartParts } from '@/components/kits/chart/engine/echarts-parts';
import { cards } from './cards';

const chartParts = loadChartParts('marks', 'zoom', 'brush', 'dataset');

export const LinePage = () => (
  <ChartPage
    lead="Eleven lines, from a plain one to a hundred thousand points."
    parts={chartParts}
    cards={cards}
  />
);
