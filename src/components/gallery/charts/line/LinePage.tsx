import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import '@/components/chart/parts/marks';
import '@/components/chart/parts/zoom';
import '@/components/chart/parts/brush';
import '@/components/chart/parts/dataset';
import { cards } from './cards';

export const LinePage = () => (
  <ChartPage lead="Eleven lines, from a plain one to a hundred thousand points." cards={cards} />
);
