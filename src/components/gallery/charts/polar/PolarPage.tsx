import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import '@/components/kits/chart/parts/polar';
import { cards } from './cards';

export const PolarPage = () => <ChartPage lead="Values around a compass or a clock." cards={cards} />;
