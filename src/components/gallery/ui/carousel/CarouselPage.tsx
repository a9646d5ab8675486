import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { SlidesOnly } from './SlidesOnly';
import slidesOnlySource from './SlidesOnly.tsx?raw';
import { WithControls } from './WithControls';
import withControlsSource from './WithControls.tsx?raw';
import { Indicators } from './Indicators';
import indicatorsSource from './Indicators.tsx?raw';
import { Captions } from './Captions';
import captionsSource from './Captions.tsx?raw';
import { FadeOver } from './FadeOver';
import fadeOverSource from './FadeOver.tsx?raw';
import { Interval } from './Interval';
import intervalSource from './Interval.tsx?raw';
import { DarkIndicators } from './DarkIndicators';
import darkMarksSource from './DarkIndicators.tsx?raw';
import { Swipe } from './Swipe';
import swipeSource from './Swipe.tsx?raw';
import { PauseButton } from './PauseButton';
import pauseButtonSource from './PauseButton.tsx?raw';
import slidesSource from './Slides.tsx?raw';
import '@/components/gallery/ui/ui.scss';

/** Appends the shared parts to each example's source. */
const withParts = (source: string) => `${source}\n// Slides.tsx\n${slidesSource}`;

export const CarouselPage = () => (
  <DemoPage lead="Pictures one at a time, never faster than one can look.">
    <DemoCard title="Slides only" description="Shown by something else on the page" code={slidesOnlySource}>
      <SlidesOnly />
    </DemoCard>
    <DemoCard title="Controls" description="Arrows at both sides" code={withParts(withControlsSource)}>
      <WithControls />
    </DemoCard>
    <DemoCard title="Indicators" description="A mark for each picture" code={withParts(indicatorsSource)}>
      <Indicators />
    </DemoCard>
    <DemoCard title="Captions" description="Words on the picture" code={withParts(captionsSource)}>
      <Captions />
    </DemoCard>
    <DemoCard title="Fade" description="One melts into the next" code={withParts(fadeOverSource)}>
      <FadeOver />
    </DemoCard>
    <DemoCard title="Interval" description="Goes on by itself" code={withParts(intervalSource)}>
      <Interval />
    </DemoCard>
    <DemoCard title="Dark" description="Dark marks for bright pictures" code={withParts(darkMarksSource)}>
      <DarkIndicators />
    </DemoCard>
    <DemoCard title="Swipe" description="Moved by a finger" code={withParts(swipeSource)}>
      <Swipe />
    </DemoCard>
    <DemoCard
      title="Pause button"
      description="What moves must be stoppable"
      code={withParts(pauseButtonSource)}
    >
      <PauseButton />
    </DemoCard>
  </DemoPage>
);
