import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Basic } from './Basic';
import basicSource from './Basic.tsx?raw';
import { Horizontal } from './Horizontal';
import horizontalSource from './Horizontal.tsx?raw';
import { MultipleTargets } from './MultipleTargets';
import multipleTargetsSource from './MultipleTargets.tsx?raw';
import '@/components/gallery/ui/ui.scss';

export const CollapsePage = () => (
  <DemoPage lead="Unfolds what belongs to a button.">
    <DemoCard title="Basic" description="Down, under its button" code={basicSource}>
      <Basic />
    </DemoCard>
    <DemoCard title="Horizontal" description="Sideways" code={horizontalSource}>
      <Horizontal />
    </DemoCard>
    <DemoCard title="Multiple targets" description="One button for several" code={multipleTargetsSource} wide>
      <MultipleTargets />
    </DemoCard>
  </DemoPage>
);
