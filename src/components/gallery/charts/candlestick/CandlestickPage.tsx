import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import { loadChartParts } from '@/components/kits/chart/engine/echarts-parts';
import { cards } from './cards';

const parts = loadChartParts('candlestick', 'zoom');

export const CandlestickPage = () => (
  <ChartPage
    parts={parts}
    lead="Open, close, lowest and highest: a day of trade in one mark."
    cards={cards}
  />
);
