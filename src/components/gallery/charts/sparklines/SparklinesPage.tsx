import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import { loadChartParts } from '@/components/kits/chart/engine/echarts-parts';
import { cards } from './cards';
import { SparkCard } from './SparkCard';

const chartParts = loadChartParts('marks', 'pie');

export const SparklinesPage = () => (
  <ChartPage
    lead="Charts the size of a word, beside the figure they explain."
    more={(decals, round) =>
      cards.map(({ spec, code }) => (
        <SparkCard
          key={`${spec.title} ${round}`}
          spec={spec}
          code={code}
          decals={decals}
          parts={chartParts}
        />
      ))
    }
  />
);
