import { DemoCard } from '@/components/gallery/demo/DemoCard';
import type { SparkSpec } from './spark';
import { useSparkFigure } from './use-spark-figure';

interface Props {
  spec: SparkSpec;
  code: string;
  decals: boolean;
  parts: Promise<unknown>;
}

export function SparkCard({ spec, code, decals, parts }: Props) {
  const { figure, actions } = useSparkFigure(spec, decals, parts);
  return (
    <DemoCard
      title={spec.title}
      description={spec.description}
      code={code}
      wide={spec.layout === 'table'}
      actions={actions}
    >
      {figure}
    </DemoCard>
  );
}
