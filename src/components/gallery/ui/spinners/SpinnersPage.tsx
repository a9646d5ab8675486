import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Border } from './Border';
import borderSource from './Border.tsx?raw';
import { Grow } from './Grow';
import growSource from './Grow.tsx?raw';
import { Colours } from './Colours';
import coloursSource from './Colours.tsx?raw';
import { Alignment } from './Alignment';
import alignmentSource from './Alignment.tsx?raw';
import { Sizes } from './Sizes';
import sizesSource from './Sizes.tsx?raw';
import { InButtons } from './InButtons';
import inButtonsSource from './InButtons.tsx?raw';
import { ScreenReaderText } from './ScreenReaderText';
import spokenTextSource from './ScreenReaderText.tsx?raw';
import '@/components/gallery/ui/ui.scss';

export const SpinnersPage = () => (
  <DemoPage lead="Something is under way. For more than a moment, say what.">
    <DemoCard title="Border" description="A ring that turns" code={borderSource}>
      <Border />
    </DemoCard>
    <DemoCard title="Grow" description="A disc that swells and fades" code={growSource}>
      <Grow />
    </DemoCard>
    <DemoCard title="Colours" description="Twelve of them" code={coloursSource}>
      <Colours />
    </DemoCard>
    <DemoCard title="Alignment" description="Anywhere in its place" code={alignmentSource}>
      <Alignment />
    </DemoCard>
    <DemoCard title="Sizes" description="Small beside words, or large" code={sizesSource}>
      <Sizes />
    </DemoCard>
    <DemoCard title="In buttons" description="The button says that it works" code={inButtonsSource}>
      <InButtons />
    </DemoCard>
    <DemoCard title="Spoken text" description="For those who do not see it turn" code={spokenTextSource}>
      <ScreenReaderText />
    </DemoCard>
  </DemoPage>
);
