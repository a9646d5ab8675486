import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Backgrounds } from './Backgrounds';
import backgroundsSource from './Backgrounds.tsx?code';
import { TextColours } from './TextColours';
import textColoursSource from './TextColours.tsx?code';
import { Borders } from './Borders';
import bordersSource from './Borders.tsx?code';
import { Shadows } from './Shadows';
import shadowsSource from './Shadows.tsx?code';
import { Sizing } from './Sizing';
import sizingSource from './Sizing.tsx?code';
import { Opacity } from './Opacity';
import opacitySource from './Opacity.tsx?code';
import { Overflow } from './Overflow';
import overflowSource from './Overflow.tsx?code';
import { Position } from './Position';
import positionSource from './Position.tsx?code';
import { ObjectFit } from './ObjectFit';
import objectFitSource from './ObjectFit.tsx?code';
import { ZIndex } from './ZIndex';
import zIndexSource from './ZIndex.tsx?code';
import { Interactions } from './Interactions';
import interactionsSource from './Interactions.tsx?code';

export const UtilitiesPage = () => (
  <DemoPage lead="Single-purpose classes. Click one to copy it.">
    <DemoCard
      title="Backgrounds"
      description="Twelve colours: full, soft, lit, half"
      code={backgroundsSource}
      wide
    >
      <Backgrounds />
    </DemoCard>
    <DemoCard title="Text colours" description="Twelve readable colours" code={textColoursSource} wide>
      <TextColours />
    </DemoCard>
    <DemoCard
      title="Borders and radius"
      description="Borders on any side, any radius"
      code={bordersSource}
      wide
    >
      <Borders />
    </DemoCard>
    <DemoCard title="Shadows" description="Only floating elements have a shadow" code={shadowsSource}>
      <Shadows />
    </DemoCard>
    <DemoCard title="Sizing" description="Share of the container" code={sizingSource}>
      <Sizing />
    </DemoCard>
    <DemoCard title="Opacity" description="With labels" code={opacitySource}>
      <Opacity />
    </DemoCard>
    <DemoCard title="Overflow" description="Long text" code={overflowSource}>
      <Overflow />
    </DemoCard>
    <DemoCard title="Position" description="At a corner or in the middle" code={positionSource}>
      <Position />
    </DemoCard>
    <DemoCard title="Object fit" description="Fit a picture into another ratio" code={objectFitSource}>
      <ObjectFit />
    </DemoCard>
    <DemoCard title="Layers" description="Stacking order" code={zIndexSource}>
      <ZIndex />
    </DemoCard>
    <DemoCard title="Interactions" description="Selection and clicks" code={interactionsSource}>
      <Interactions />
    </DemoCard>
  </DemoPage>
);
