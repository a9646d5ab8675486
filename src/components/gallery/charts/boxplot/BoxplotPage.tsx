import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import '@/components/kits/chart/parts/boxplot';
import '@/components/kits/chart/parts/scatter';
import { cards } from './cards';

export const BoxplotPage = () => (
  <ChartPage lead="The middle half in a box, the rest on whiskers." cards={cards} />
);
