import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import '@/components/chart/parts/custom';
import '@/components/chart/parts/marks';
import '@/components/chart/parts/zoom';
import { cards } from './cards';

export const TimelinePage = () => (
  <ChartPage lead="Who does what, and when: bars from a beginning to an end." cards={cards} />
);
