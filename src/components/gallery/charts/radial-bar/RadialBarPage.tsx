import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import '@/components/chart/parts/gauge';
import '@/components/chart/parts/polar';
import '@/components/chart/parts/graphic';
import { cards } from './cards';

export const RadialBarPage = () => (
  <ChartPage lead="Progress that runs around: rings and gauges." cards={cards} />
);
