import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Width } from './Width';
import widthSource from './Width.tsx?code';
import { Colour } from './Colour';
import colourSource from './Colour.tsx?code';
import { Size } from './Size';
import sizeSource from './Size.tsx?code';
import { GlowAndWave } from './GlowAndWave';
import glowAndWaveSource from './GlowAndWave.tsx?code';
import { CardSkeleton } from './CardSkeleton';
import cardSkeletonSource from './CardSkeleton.tsx?code';

export const PlaceholdersPage = () => (
  <DemoPage lead="Placeholders for content that is loading.">
    <DemoCard title="Width" description="Widths match the content" code={widthSource}>
      <Width />
    </DemoCard>
    <DemoCard title="Colour" description="Twelve colours" code={colourSource}>
      <Colour />
    </DemoCard>
    <DemoCard title="Size" description="Heights match the content" code={sizeSource}>
      <Size />
    </DemoCard>
    <DemoCard title="Glow and wave" description="Pulse, wave or static" code={glowAndWaveSource}>
      <GlowAndWave />
    </DemoCard>
    <DemoCard
      title="Card skeleton"
      description="No layout shift when content loads"
      code={cardSkeletonSource}
    >
      <CardSkeleton />
    </DemoCard>
  </DemoPage>
);
