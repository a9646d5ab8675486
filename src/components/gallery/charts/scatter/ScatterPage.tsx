import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import '@/components/kits/chart/parts/scatter';
import '@/components/kits/chart/parts/custom';
import { cards } from './cards';

export const ScatterPage = () => (
  <ChartPage lead="One dot, one case. What do they say together?" cards={cards} />
);
