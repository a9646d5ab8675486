import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Default } from './Default';
import defaultSource from './Default.tsx?code';
import { RightToLeft } from './RightToLeft';
import rightToLeftSource from './RightToLeft.tsx?code';
import { Size } from './Size';
import sizeSource from './Size.tsx?code';
import { Colour } from './Colour';
import colourSource from './Colour.tsx?code';
import { BothAxes } from './BothAxes';
import bothAxesSource from './BothAxes.tsx?code';
import { AlwaysVisible } from './AlwaysVisible';
import alwaysThereSource from './AlwaysVisible.tsx?code';
import { ScrollToEnd } from './ScrollToEnd';
import toTheEndSource from './ScrollToEnd.tsx?code';

export const ScrollbarPage = () => (
  <DemoPage lead="Native scrollbars styled with CSS.">
    <DemoCard title="Default" description="In the colours of the page" code={defaultSource}>
      <Default />
    </DemoCard>
    <DemoCard title="On the other side" description="Before each item" code={rightToLeftSource}>
      <RightToLeft />
    </DemoCard>
    <DemoCard title="Size" description="Three widths" code={sizeSource}>
      <Size />
    </DemoCard>
    <DemoCard title="Colour" description="Thumb and track in twelve variants" code={colourSource}>
      <Colour />
    </DemoCard>
    <DemoCard title="Both axes" description="A large picture in a small window" code={bothAxesSource}>
      <BothAxes />
    </DemoCard>
    <DemoCard title="Always visible" description="Space reserved for the scrollbar" code={alwaysThereSource}>
      <AlwaysVisible />
    </DemoCard>
    <DemoCard title="To the end" description="Buttons that scroll, with the position" code={toTheEndSource}>
      <ScrollToEnd />
    </DemoCard>
  </DemoPage>
);
