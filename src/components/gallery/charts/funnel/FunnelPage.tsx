import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import '@/components/kits/chart/parts/funnel';
import { cards } from './cards';

export const FunnelPage = () => (
  <ChartPage lead="Who goes on to the next step, and where they turn back." cards={cards} />
);
