import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Labels } from './Labels';
import labelsSource from './Labels.tsx?code';
import { Height } from './Height';
import heightSource from './Height.tsx?code';
import { Colours } from './Colours';
import coloursSource from './Colours.tsx?code';
import { Multiple } from './Multiple';
import multipleSource from './Multiple.tsx?code';
import { Striped } from './Striped';
import stripedSource from './Striped.tsx?code';
import { Animated } from './Animated';
import animatedSource from './Animated.tsx?code';
import { Steps } from './Steps';
import stepsSource from './Steps.tsx?code';
import { Indeterminate } from './Indeterminate';
import indeterminateSource from './Indeterminate.tsx?code';

export const ProgressPage = () => (
  <DemoPage lead="Shows how far a task has come.">
    <DemoCard
      title="Labels"
      description="Value above, inside, or for screen readers only"
      code={labelsSource}
    >
      <Labels />
    </DemoCard>
    <DemoCard title="Height" description="From 2 to 32 pixels" code={heightSource}>
      <Height />
    </DemoCard>
    <DemoCard title="Colours" description="Twelve colours" code={coloursSource} wide>
      <Colours />
    </DemoCard>
    <DemoCard title="Multiple" description="Several segments in one bar" code={multipleSource}>
      <Multiple />
    </DemoCard>
    <DemoCard title="Striped" description="In any of twelve colours" code={stripedSource}>
      <Striped />
    </DemoCard>
    <DemoCard title="Animated" description="Runs to 100% and stops" code={animatedSource}>
      <Animated />
    </DemoCard>
    <DemoCard title="Steps" description="Named steps" code={stepsSource}>
      <Steps />
    </DemoCard>
    <DemoCard title="Indeterminate" description="Duration unknown" code={indeterminateSource}>
      <Indeterminate />
    </DemoCard>
  </DemoPage>
);
