import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import '@/components/kits/chart/parts/heatmap';
import { cards } from './cards';

export const HeatmapPage = () => (
  <ChartPage lead="Colour as the third measure. Where is it warm, busy, full?" cards={cards} />
);
