import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import '@/components/kits/chart/parts/scatter';
import '@/components/kits/chart/parts/visual-map';
import { cards } from './cards';

export const BubblePage = () => (
  <ChartPage lead="Three measures in one picture: across, up, and how large." cards={cards} />
);
