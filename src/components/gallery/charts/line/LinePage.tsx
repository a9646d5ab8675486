import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import '@/components/kits/chart/parts/marks';
import '@/components/kits/chart/parts/zoom';
import '@/components/kits/chart/parts/brush';
import '@/components/kits/chart/parts/dataset';
import { cards } from './cards';

export const LinePage = () => (
  <ChartPage lead="Eleven lines, from a plain one to a hundred thousand points." cards={cards} />
);
