import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Backgrounds } from './Backgrounds';
import backgroundsSource from './Backgrounds.tsx?raw';
import { TextColours } from './TextColours';
import textColoursSource from './TextColours.tsx?raw';
import { Borders } from './Borders';
import bordersSource from './Borders.tsx?raw';
import { Shadows } from './Shadows';
import shadowsSource from './Shadows.tsx?raw';
import { Sizing } from './Sizing';
import sizingSource from './Sizing.tsx?raw';
import { Opacity } from './Opacity';
import opacitySource from './Opacity.tsx?raw';
import { Overflow } from './Overflow';
import overflowSource from './Overflow.tsx?raw';
import { Position } from './Position';
import positionSource from './Position.tsx?raw';
import { ObjectFit } from './ObjectFit';
import objectFitSource from './ObjectFit.tsx?raw';
import { ZIndex } from './ZIndex';
import zIndexSource from './ZIndex.tsx?raw';
import { Interactions } from './Interactions';
import interactionsSource from './Interactions.tsx?raw';
import classSamplesSource from './ClassSamples.tsx?raw';
import '@/components/gallery/ui/ui.scss';

/** Appends the shared parts to each example's source. */
const withParts = (source: string) => `${source}\n// ClassSamples.tsx\n${classSamplesSource}`;

export const UtilitiesPage = () => (
  <DemoPage lead="Small classes for small things. A click copies the class.">
    <DemoCard
      title="Backgrounds"
      description="Twelve colours: full, soft, lit, half"
      code={withParts(backgroundsSource)}
      wide
    >
      <Backgrounds />
    </DemoCard>
    <DemoCard
      title="Text colours"
      description="Twelve, all readable"
      code={withParts(textColoursSource)}
      wide
    >
      <TextColours />
    </DemoCard>
    <DemoCard
      title="Borders and radius"
      description="Lines on any side, corners of any roundness"
      code={withParts(bordersSource)}
      wide
    >
      <Borders />
    </DemoCard>
    <DemoCard title="Shadows" description="Only what floats throws one" code={withParts(shadowsSource)}>
      <Shadows />
    </DemoCard>
    <DemoCard title="Sizing" description="Parts of its place" code={withParts(sizingSource)}>
      <Sizing />
    </DemoCard>
    <DemoCard title="Opacity" description="Words included" code={withParts(opacitySource)}>
      <Opacity />
    </DemoCard>
    <DemoCard
      title="Overflow"
      description="What happens to words that do not fit"
      code={withParts(overflowSource)}
    >
      <Overflow />
    </DemoCard>
    <DemoCard title="Position" description="At a corner or in the middle" code={withParts(positionSource)}>
      <Position />
    </DemoCard>
    <DemoCard
      title="Object fit"
      description="A picture in a place of another shape"
      code={withParts(objectFitSource)}
    >
      <ObjectFit />
    </DemoCard>
    <DemoCard title="Layers" description="Which of two lies on top" code={withParts(zIndexSource)}>
      <ZIndex />
    </DemoCard>
    <DemoCard
      title="Interactions"
      description="What can be marked and clicked"
      code={withParts(interactionsSource)}
    >
      <Interactions />
    </DemoCard>
  </DemoPage>
);
