import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import '@/components/kits/chart/parts/pie';
import '@/components/kits/chart/parts/title';
import { cards } from './cards';

export const PiePage = () => <ChartPage lead="Shares of a whole. Few parts, plainly named." cards={cards} />;
