import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import '@/components/chart/parts/boxplot';
import '@/components/chart/parts/scatter';
import { cards } from './cards';

export const BoxplotPage = () => (
  <ChartPage lead="The middle half in a box, the rest on whiskers." cards={cards} />
);
