import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import '@/components/kits/chart/parts/visual-map';
import '@/components/kits/chart/parts/zoom';
import { cards } from './cards';

export const AreaPage = () => (
  <ChartPage lead="Eight ways to show how much, and how it swells and falls." cards={cards} />
);
