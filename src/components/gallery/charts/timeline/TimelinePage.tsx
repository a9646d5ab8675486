import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import '@/components/kits/chart/parts/custom';
import '@/components/kits/chart/parts/marks';
import '@/components/kits/chart/parts/zoom';
import { cards } from './cards';

export const TimelinePage = () => (
  <ChartPage lead="Who does what, and when: bars from a beginning to an end." cards={cards} />
);
