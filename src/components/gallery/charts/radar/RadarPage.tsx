import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import '@/components/kits/chart/parts/radar';
import { cards } from './cards';

export const RadarPage = () => (
  <ChartPage lead="Many measures of one thing, around a centre." cards={cards} />
);
