import { ChartPage } from '@/components/chart/ChartPage';
import '@/components/chart/parts/polar';
import { cards } from './cards';

export const PolarPage = () => <ChartPage lead="Around the compass and around the clock." cards={cards} />;
