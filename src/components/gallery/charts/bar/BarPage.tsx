import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import { loadChartParts } from '@/components/kits/chart/engine/echarts-parts';
import { cards } from './cards';

await loadChartParts('scatter', 'marks');

export const BarPage = () => (
  <ChartPage lead="Ten ways to lay amounts side by side, names easy to read." cards={cards} />
);
