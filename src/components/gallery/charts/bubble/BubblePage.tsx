import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import { loadChartParts } from '@/components/kits/chart/engine/echarts-parts';
import { cards } from './cards';

const chartParts = loadChartParts('scatter', 'visualMap');

export const BubblePage = () => (
  <ChartPage
    lead="Three measures in one picture: across, up, and how large."
    parts={chartParts}
    cards={cards}
  />
);
