import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import { loadChartParts } from '@/components/kits/chart/engine/echarts-parts';
import { cards } from './cards';

const chartParts = loadChartParts('candlestick', 'zoom');

export const CandlestickPage = () => (
  <ChartPage
    lead="Open, close, lowest and highest: a day of trade in one mark."
    parts={chartParts}
    cards={cards}
  />
);
