import type { ChartSpec } from '@/components/kits/chart/chart-spec';
import { useChartFigure } from './use-chart-figure';

interface Props {
  spec: ChartSpec;
  /** Patterns beside the colours. */
  decals?: boolean;
  /** Those of `loadChartParts` that the chart waits for before it draws. */
  parts?: Promise<unknown>;
}

export function ChartView({ spec, decals = false, parts }: Props) {
  const { figure, actions } = useChartFigure(spec, decals, parts);
  return (
    <>
      {figure}
      {actions}
    </>
  );
}
