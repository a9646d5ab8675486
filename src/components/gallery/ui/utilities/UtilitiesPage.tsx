import { appendSources } from '@/components/gallery/demo/append-sources';
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
const withParts = appendSources({ 'ClassSamples.tsx': classSamplesSource });

export const UtilitiesPage = () => (
  <DemoPage lead="Single-purpose classes. Click one to copy it.">
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
      description="Twelve readable colours"
      code={withParts(textColoursSource)}
      wide
    >
      <TextColours />
    </DemoCard>
    <DemoCard
      title="Borders and radius"
      description="Borders on any side, any radius"
      code={withParts(bordersSource)}
      wide
    >
      <Borders />
    </DemoCard>
    <DemoCard
      title="Shadows"
      description="Only floating elements have a shadow"
      code={withParts(shadowsSource)}
    >
      <Shadows />
    </DemoCard>
    <DemoCard title="Sizing" description="Share of the container" code={withParts(sizingSource)}>
      <Sizing />
    </DemoCard>
    <DemoCard title="Opacity" description="With labels" code={withParts(opacitySource)}>
      <Opacity />
    </DemoCard>
    <DemoCard title="Overflow" description="Long text" code={withParts(overflowSource)}>
      <Overflow />
    </DemoCard>
    <DemoCard title="Position" description="At a corner or in the middle" code={withParts(positionSource)}>
      <Position />
    </DemoCard>
    <DemoCard
      title="Object fit"
      description="Fit a picture into another ratio"
      code={withParts(objectFitSource)}
    >
      <ObjectFit />
    </DemoCard>
    <DemoCard title="Layers" description="Stacking order" code={withParts(zIndexSource)}>
      <ZIndex />
    </DemoCard>
    <DemoCard title="Interactions" description="Selection and clicks" code={withParts(interactionsSource)}>
      <Interactions />
    </DemoCard>
  </DemoPage>
);
