import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import { cards } from './cards';

export const MixedPage = () => (
  <ChartPage lead="Different measures, each in the shape that suits it." cards={cards} />
);
