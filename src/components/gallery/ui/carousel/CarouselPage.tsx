import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { SlidesOnly } from './SlidesOnly';
import slidesOnlySource from './SlidesOnly.tsx?code';
import { WithControls } from './WithControls';
import withControlsSource from './WithControls.tsx?code';
import { Indicators } from './Indicators';
import indicatorsSource from './Indicators.tsx?code';
import { Captions } from './Captions';
import captionsSource from './Captions.tsx?code';
import { FadeOver } from './FadeOver';
import fadeOverSource from './FadeOver.tsx?code';
import { Interval } from './Interval';
import intervalSource from './Interval.tsx?code';
import { DarkIndicators } from './DarkIndicators';
import darkMarksSource from './DarkIndicators.tsx?code';
import { Swipe } from './Swipe';
import swipeSource from './Swipe.tsx?code';
import { PauseButton } from './PauseButton';
import pauseButtonSource from './PauseButton.tsx?code';

export const CarouselPage = () => (
  <DemoPage lead="One slide at a time, at the reader's pace.">
    <DemoCard title="Slides only" description="Controlled from elsewhere on the page" code={slidesOnlySource}>
      <SlidesOnly />
    </DemoCard>
    <DemoCard title="Controls" description="Previous and next buttons" code={withControlsSource}>
      <WithControls />
    </DemoCard>
    <DemoCard title="Indicators" description="A mark for each picture" code={indicatorsSource}>
      <Indicators />
    </DemoCard>
    <DemoCard title="Captions" description="Text over the picture" code={captionsSource}>
      <Captions />
    </DemoCard>
    <DemoCard title="Fade" description="Slides cross-fade" code={fadeOverSource}>
      <FadeOver />
    </DemoCard>
    <DemoCard title="Interval" description="Advances automatically" code={intervalSource}>
      <Interval />
    </DemoCard>
    <DemoCard title="Dark" description="Dark controls for bright pictures" code={darkMarksSource}>
      <DarkIndicators />
    </DemoCard>
    <DemoCard title="Swipe" description="Swipe with a finger" code={swipeSource}>
      <Swipe />
    </DemoCard>
    <DemoCard title="Pause button" description="Pause and resume autoplay" code={pauseButtonSource}>
      <PauseButton />
    </DemoCard>
  </DemoPage>
);
