import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import '@/components/kits/chart/parts/gauge';
import '@/components/kits/chart/parts/polar';
import '@/components/kits/chart/parts/graphic';
import { cards } from './cards';

export const RadialBarPage = () => (
  <ChartPage lead="Progress that runs around: rings and gauges." cards={cards} />
);
