import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import { loadChartParts } from '@/components/kits/chart/engine/echarts-parts';
import { cards } from './cards';

const chartParts = loadChartParts('scatter', 'marks');

export const BarPage = () => (
  <ChartPage
    lead="Ten ways to lay amounts side by side, names easy to read."
    parts={chartParts}
    cards={cards}
  />
);
