import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import '@/components/kits/chart/parts/scatter';
import '@/components/kits/chart/parts/marks';
import { cards } from './cards';

export const ColumnPage = () => (
  <ChartPage lead="Eleven ways to compare amounts. Every card is live." cards={cards} />
);
