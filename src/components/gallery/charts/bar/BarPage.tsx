import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import '@/components/kits/chart/parts/scatter';
import '@/components/kits/chart/parts/marks';
import { cards } from './cards';

export const BarPage = () => (
  <ChartPage lead="Ten ways to lay amounts side by side, names easy to read." cards={cards} />
);
