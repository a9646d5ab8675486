import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import '@/components/chart/parts/polar';
import { cards } from './cards';

export const PolarPage = () => <ChartPage lead="Around the compass and around the clock." cards={cards} />;
