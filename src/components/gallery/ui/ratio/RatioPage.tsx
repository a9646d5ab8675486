import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Square } from './Square';
import squareSource from './Square.tsx?code';
import { FourToThree } from './FourToThree';
import fourToThreeSource from './FourToThree.tsx?code';
import { SixteenToNine } from './SixteenToNine';
import sixteenToNineSource from './SixteenToNine.tsx?code';
import { TwentyOneToNine } from './TwentyOneToNine';
import twentyOneToNineSource from './TwentyOneToNine.tsx?code';
import { Custom } from './Custom';
import customSource from './Custom.tsx?code';
import { LazyEmbed } from './LazyEmbed';
import lazyEmbedSource from './LazyEmbed.tsx?code';

export const RatioPage = () => (
  <DemoPage lead="A frame that keeps its aspect ratio.">
    <DemoCard title="1 to 1" description="A square" code={squareSource}>
      <Square />
    </DemoCard>
    <DemoCard title="4 to 3" description="A photograph" code={fourToThreeSource}>
      <FourToThree />
    </DemoCard>
    <DemoCard title="16 to 9" description="Widescreen video" code={sixteenToNineSource}>
      <SixteenToNine />
    </DemoCard>
    <DemoCard title="21 to 9" description="Ultrawide" code={twentyOneToNineSource}>
      <TwentyOneToNine />
    </DemoCard>
    <DemoCard title="Custom" description="Any other ratio" code={customSource}>
      <Custom />
    </DemoCard>
    <DemoCard title="Embeds" description="Titled, loaded on demand" code={lazyEmbedSource}>
      <LazyEmbed />
    </DemoCard>
  </DemoPage>
);
