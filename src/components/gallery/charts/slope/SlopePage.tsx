import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import { cards } from './cards';

export const SlopePage = () => <ChartPage lead="From then to now, and who changed places." cards={cards} />;
