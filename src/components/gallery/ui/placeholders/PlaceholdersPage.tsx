import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Width } from './Width';
import widthSource from './Width.tsx?raw';
import { Colour } from './Colour';
import colourSource from './Colour.tsx?raw';
import { Size } from './Size';
import sizeSource from './Size.tsx?raw';
import { GlowAndWave } from './GlowAndWave';
import glowAndWaveSource from './GlowAndWave.tsx?raw';
import { CardSkeleton } from './CardSkeleton';
import cardSkeletonSource from './CardSkeleton.tsx?raw';
import '@/components/gallery/ui/ui.scss';

export const PlaceholdersPage = () => (
  <DemoPage lead="The shape of what is on its way.">
    <DemoCard title="Width" description="As long as the words will be" code={widthSource}>
      <Width />
    </DemoCard>
    <DemoCard title="Colour" description="Twelve colours" code={colourSource}>
      <Colour />
    </DemoCard>
    <DemoCard title="Size" description="As tall as the words will be" code={sizeSource}>
      <Size />
    </DemoCard>
    <DemoCard title="Glow and wave" description="Breathes, shimmers or rests" code={glowAndWaveSource}>
      <GlowAndWave />
    </DemoCard>
    <DemoCard
      title="Card skeleton"
      description="Nothing jumps when the card arrives"
      code={cardSkeletonSource}
    >
      <CardSkeleton />
    </DemoCard>
  </DemoPage>
);
