import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import '@/components/kits/chart/parts/marks';
import '@/components/kits/chart/parts/pie';
import { cards } from './cards';
import { SparkCard } from './SparkCard';

export const SparklinesPage = () => (
  <ChartPage
    lead="Charts the size of a word, beside the figure they explain."
    more={(decals, round) =>
      cards.map(({ spec, code }) => (
        <SparkCard key={`${spec.title} ${round}`} spec={spec} code={code} decals={decals} />
      ))
    }
  />
);
