import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import { loadChartParts } from '@/components/kits/chart/engine/echarts-parts';
import { cards } from './cards';

const parts = loadChartParts('polar');

export const PolarPage = () => (
  <ChartPage parts={parts} lead="Values around a compass or a clock." cards={cards} />
);
