import type { SparkSpec } from './spark';
import { useSparkFigure } from './use-spark-figure';

interface Props {
  spec: SparkSpec;
  decals?: boolean;
  parts: Promise<unknown>;
}

export function SparkFigure({ spec, decals = false, parts }: Props) {
  const { figure, actions } = useSparkFigure(spec, decals, parts);
  return (
    <>
      {figure}
      {actions}
    </>
  );
}
