import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import '@/components/kits/chart/parts/candlestick';
import '@/components/kits/chart/parts/zoom';
import { cards } from './cards';

export const CandlestickPage = () => (
  <ChartPage lead="Open, close, lowest and highest: a day of trade in one mark." cards={cards} />
);
