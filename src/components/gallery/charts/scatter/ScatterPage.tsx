import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import { loadChartParts } from '@/components/kits/chart/engine/echarts-parts';
import { cards } from './cards';

const chartParts = loadChartParts('scatter', 'custom');

export const ScatterPage = () => (
  <ChartPage lead="One dot, one case. What do they say together?" parts={chartParts} cards={cards} />
);
