import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import '@/components/chart/parts/scatter';
import '@/components/chart/parts/marks';
import { cards } from './cards';

export const ColumnPage = () => (
  <ChartPage lead="Eleven ways to compare amounts. Every card is live." cards={cards} />
);
