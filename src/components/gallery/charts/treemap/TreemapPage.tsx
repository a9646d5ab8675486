import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import '@/components/kits/chart/parts/treemap';
import { cards } from './cards';

export const TreemapPage = () => (
  <ChartPage lead="Parts of a whole by their area, as deep as you like." cards={cards} />
);
