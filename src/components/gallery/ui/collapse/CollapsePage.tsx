import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Basic } from './Basic';
import basicSource from './Basic.tsx?code';
import { Horizontal } from './Horizontal';
import horizontalSource from './Horizontal.tsx?code';
import { MultipleTargets } from './MultipleTargets';
import multipleTargetsSource from './MultipleTargets.tsx?code';

export const CollapsePage = () => (
  <DemoPage lead="Shows and hides content with a button.">
    <DemoCard title="Basic" description="Expands below its button" code={basicSource}>
      <Basic />
    </DemoCard>
    <DemoCard title="Horizontal" description="Expands sideways" code={horizontalSource}>
      <Horizontal />
    </DemoCard>
    <DemoCard
      title="Multiple targets"
      description="One button toggles several"
      code={multipleTargetsSource}
      wide
    >
      <MultipleTargets />
    </DemoCard>
  </DemoPage>
);
