import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import { loadChartParts } from '@/components/kits/chart/engine/echarts-parts';
import { cards } from './cards';

const parts = loadChartParts('scatter', 'marks');

export const ColumnPage = () => (
  <ChartPage parts={parts} lead="Eleven ways to compare amounts. Every card is live." cards={cards} />
);
