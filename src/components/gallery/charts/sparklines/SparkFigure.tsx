import type { SparkSpec } from './spark';
import { useSparkFigure } from './use-spark-figure';

export function SparkFigure({ spec, decals = false }: { spec: SparkSpec; decals?: boolean }) {
  const { figure, actions } = useSparkFigure(spec, decals);
  return (
    <>
      {figure}
      {actions}
    </>
  );
}
