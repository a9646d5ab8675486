import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import { loadChartParts } from '@/components/kits/chart/engine/echarts-parts';
import { cards } from './cards';

const chartParts = loadChartParts('scatter', 'marks');

export const ColumnPage = () => (
  <ChartPage lead="Eleven ways to compare amounts. Every card is live." parts={chartParts} cards={cards} />
);
