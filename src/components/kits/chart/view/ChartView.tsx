import type { ChartSpec } from '@/components/kits/chart/chart-spec';
import { useChartFigure } from './use-chart-figure';

interface Props {
  spec: ChartSpec;
  /** Patterns beside the colours. */
  decals?: boolean;
}

export function ChartView({ spec, decals = false }: Props) {
  const { figure, actions } = useChartFigure(spec, decals);
  return (
    <>
      {figure}
      {actions}
    </>
  );
}
