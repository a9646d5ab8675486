import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { RatioFrame } from './RatioFrame';
import frameSource from './RatioFrame.tsx?raw';
import { Custom } from './Custom';
import customSource from './Custom.tsx?raw';
import { LazyEmbed } from './LazyEmbed';
import lazyEmbedSource from './LazyEmbed.tsx?raw';
import '@/components/gallery/ui/ui.scss';

export const RatioPage = () => (
  <DemoPage lead="A frame that keeps its aspect ratio.">
    <DemoCard title="1 to 1" description="A square" code={frameSource}>
      <RatioFrame ratio="1x1" scene="lamps" />
    </DemoCard>
    <DemoCard title="4 to 3" description="A photograph" code={frameSource}>
      <RatioFrame ratio="4x3" scene="market" />
    </DemoCard>
    <DemoCard title="16 to 9" description="Widescreen video" code={frameSource}>
      <RatioFrame ratio="16x9" scene="plaza" />
    </DemoCard>
    <DemoCard title="21 to 9" description="Ultrawide" code={frameSource}>
      <RatioFrame ratio="21x9" scene="sea" />
    </DemoCard>
    <DemoCard title="Custom" description="Any other ratio" code={customSource}>
      <Custom />
    </DemoCard>
    <DemoCard title="Embeds" description="Titled, loaded on demand" code={lazyEmbedSource}>
      <LazyEmbed />
    </DemoCard>
  </DemoPage>
);
