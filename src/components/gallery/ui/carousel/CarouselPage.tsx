import { appendSources } from '@/components/gallery/demo/append-sources';
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
const withParts = appendSources({ 'Slides.tsx': slidesSource });

export const CarouselPage = () => (
  <DemoPage lead="One slide at a time, at the reader's pace.">
    <DemoCard title="Slides only" description="Controlled from elsewhere on the page" code={slidesOnlySource}>
      <SlidesOnly />
    </DemoCard>
    <DemoCard title="Controls" description="Previous and next buttons" code={withParts(withControlsSource)}>
      <WithControls />
    </DemoCard>
    <DemoCard title="Indicators" description="A mark for each picture" code={withParts(indicatorsSource)}>
      <Indicators />
    </DemoCard>
    <DemoCard title="Captions" description="Text over the picture" code={withParts(captionsSource)}>
      <Captions />
    </DemoCard>
    <DemoCard title="Fade" description="Slides cross-fade" code={withParts(fadeOverSource)}>
      <FadeOver />
    </DemoCard>
    <DemoCard title="Interval" description="Advances automatically" code={withParts(intervalSource)}>
      <Interval />
    </DemoCard>
    <DemoCard title="Dark" description="Dark controls for bright pictures" code={withParts(darkMarksSource)}>
      <DarkIndicators />
    </DemoCard>
    <DemoCard title="Swipe" description="Swipe with a finger" code={withParts(swipeSource)}>
      <Swipe />
    </DemoCard>
    <DemoCard
      title="Pause button"
      description="Pause and resume autoplay"
      code={withParts(pauseButtonSource)}
    >
      <PauseButton />
    </DemoCard>
  </DemoPage>
);
