import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Border } from './Border';
import borderSource from './Border.tsx?code';
import { Grow } from './Grow';
import growSource from './Grow.tsx?code';
import { Colours } from './Colours';
import coloursSource from './Colours.tsx?code';
import { Alignment } from './Alignment';
import alignmentSource from './Alignment.tsx?code';
import { Sizes } from './Sizes';
import sizesSource from './Sizes.tsx?code';
import { InButtons } from './InButtons';
import inButtonsSource from './InButtons.tsx?code';
import { ScreenReaderText } from './ScreenReaderText';
import spokenTextSource from './ScreenReaderText.tsx?code';

export const SpinnersPage = () => (
  <DemoPage lead="Shows that something is loading. For longer waits, add text.">
    <DemoCard title="Border" description="A spinning ring" code={borderSource}>
      <Border />
    </DemoCard>
    <DemoCard title="Grow" description="A pulsing disc" code={growSource}>
      <Grow />
    </DemoCard>
    <DemoCard title="Colours" description="Twelve colours" code={coloursSource}>
      <Colours />
    </DemoCard>
    <DemoCard title="Alignment" description="Aligned in its container" code={alignmentSource}>
      <Alignment />
    </DemoCard>
    <DemoCard title="Sizes" description="Small next to text, or large" code={sizesSource}>
      <Sizes />
    </DemoCard>
    <DemoCard title="In buttons" description="Loading state of a button" code={inButtonsSource}>
      <InButtons />
    </DemoCard>
    <DemoCard title="Spoken text" description="Announced to screen readers" code={spokenTextSource}>
      <ScreenReaderText />
    </DemoCard>
  </DemoPage>
);
