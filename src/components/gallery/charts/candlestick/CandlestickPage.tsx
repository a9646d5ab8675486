import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import '@/components/chart/parts/candlestick';
import '@/components/chart/parts/zoom';
import { cards } from './cards';

export const CandlestickPage = () => (
  <ChartPage lead="Open, close, lowest and highest: a day of trade in one mark." cards={cards} />
);
