import { DemoCard } from '@/components/gallery/demo/DemoCard';
import type { ChartSpec } from '@/components/kits/chart/chart-spec';
import { useChartFigure } from '@/components/kits/chart/view/use-chart-figure';

interface Props {
  spec: ChartSpec;
  /** Source of the chart: `import source from './basic.ts?code'`. */
  code: string;
  decals: boolean;
  parts: Promise<unknown> | undefined;
}

export function ChartCard({ spec, code, decals, parts }: Props) {
  const { figure, actions } = useChartFigure(spec, decals, parts);
  return (
    <DemoCard
      title={spec.title}
      description={spec.description}
      code={code}
      wide={spec.wide ?? false}
      actions={actions}
    >
      {figure}
    </DemoCard>
  );
}
