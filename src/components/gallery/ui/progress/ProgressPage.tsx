import { appendSources } from '@/components/gallery/demo/append-sources';
import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Labels } from './Labels';
import labelsSource from './Labels.tsx?raw';
import { Height } from './Height';
import heightSource from './Height.tsx?raw';
import { Colours } from './Colours';
import coloursSource from './Colours.tsx?raw';
import { Multiple } from './Multiple';
import multipleSource from './Multiple.tsx?raw';
import { Striped } from './Striped';
import stripedSource from './Striped.tsx?raw';
import { Animated } from './Animated';
import animatedSource from './Animated.tsx?raw';
import { Steps } from './Steps';
import stepsSource from './Steps.tsx?raw';
import { Indeterminate } from './Indeterminate';
import indeterminateSource from './Indeterminate.tsx?raw';
import barSource from './ProgressBar.tsx?raw';
import '@/components/gallery/ui/ui.scss';

/** Appends the shared parts to each example's source. */
const withParts = appendSources({ 'ProgressBar.tsx': barSource });

export const ProgressPage = () => (
  <DemoPage lead="Shows how far a task has come.">
    <DemoCard
      title="Labels"
      description="Value above, inside, or for screen readers only"
      code={withParts(labelsSource)}
    >
      <Labels />
    </DemoCard>
    <DemoCard title="Height" description="From 2 to 32 pixels" code={withParts(heightSource)}>
      <Height />
    </DemoCard>
    <DemoCard title="Colours" description="Twelve colours" code={withParts(coloursSource)} wide>
      <Colours />
    </DemoCard>
    <DemoCard title="Multiple" description="Several segments in one bar" code={withParts(multipleSource)}>
      <Multiple />
    </DemoCard>
    <DemoCard title="Striped" description="In any of twelve colours" code={withParts(stripedSource)}>
      <Striped />
    </DemoCard>
    <DemoCard title="Animated" description="Runs to 100% and stops" code={withParts(animatedSource)}>
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
