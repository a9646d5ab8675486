import { createFileRoute } from '@tanstack/react-router';
import { CandlestickPage } from '@/components/gallery/charts/candlestick/CandlestickPage';

export const Route = createFileRoute('/_shell/charts/candlestick')({
  staticData: { title: 'Candlestick charts', crumbs: ['Components', 'Charts'] },
  component: CandlestickPage,
});
