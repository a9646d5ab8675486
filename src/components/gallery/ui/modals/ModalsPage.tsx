import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Basic } from './Basic';
import basicSource from './Basic.tsx?code';
import { Sizes } from './Sizes';
import sizesSource from './Sizes.tsx?code';
import { Fullscreen } from './Fullscreen';
import fullscreenSource from './Fullscreen.tsx?code';
import { Scrollable } from './Scrollable';
import scrollableSource from './Scrollable.tsx?code';
import { Centred } from './Centred';
import centredSource from './Centred.tsx?code';
import { Positions } from './Positions';
import positionsSource from './Positions.tsx?code';
import { StaticBackdrop } from './StaticBackdrop';
import staticBackdropSource from './StaticBackdrop.tsx?code';
import { Stacked } from './flow/Stacked';
import stackedSource from './flow/Stacked.tsx?code';
import { Sequence } from './flow/Sequence';
import inTurnSource from './flow/Sequence.tsx?code';
import { VaryingContent } from './VaryingContent';
import varyingContentSource from './VaryingContent.tsx?code';
import { AlertModals } from './colour/AlertModals';
import alertModalsSource from './colour/AlertModals.tsx?code';
import { ColouredHeader } from './colour/ColouredHeader';
import colouredHeaderSource from './colour/ColouredHeader.tsx?code';
import { Filled } from './colour/Filled';
import filledSource from './colour/Filled.tsx?code';
import { WithForm } from './WithForm';
import withFormSource from './WithForm.tsx?code';
import { MultiStep } from './flow/MultiStep';
import pagesSource from './flow/MultiStep.tsx?code';

export const ModalsPage = () => (
  <DemoPage lead="Interrupts for a decision, then returns focus.">
    <DemoCard title="Basic" description="Esc, the close button and the backdrop close it" code={basicSource}>
      <Basic />
    </DemoCard>
    <DemoCard title="Sizes" description="Two widths, or the whole window" code={sizesSource}>
      <Sizes />
    </DemoCard>
    <DemoCard title="Fullscreen" description="Always, or below a width" code={fullscreenSource}>
      <Fullscreen />
    </DemoCard>
    <DemoCard title="Scrollable" description="More text than fits" code={scrollableSource}>
      <Scrollable />
    </DemoCard>
    <DemoCard title="Centred" description="In the middle of the screen" code={centredSource}>
      <Centred />
    </DemoCard>
    <DemoCard title="Positions" description="At an edge of the screen" code={positionsSource}>
      <Positions />
    </DemoCard>
    <DemoCard title="Static" description="Requires an answer" code={staticBackdropSource}>
      <StaticBackdrop />
    </DemoCard>
    <DemoCard title="Stacked" description="One dialog over another" code={stackedSource}>
      <Stacked />
    </DemoCard>
    <DemoCard title="In turn" description="One dialog replaces another" code={inTurnSource}>
      <Sequence />
    </DemoCard>
    <DemoCard
      title="Varying content"
      description="Content depends on the button pressed"
      code={varyingContentSource}
    >
      <VaryingContent />
    </DemoCard>
    <DemoCard title="Alert modals" description="Short messages in twelve colours" code={alertModalsSource}>
      <AlertModals />
    </DemoCard>
    <DemoCard title="Coloured header" description="Coloured header" code={colouredHeaderSource}>
      <ColouredHeader />
    </DemoCard>
    <DemoCard title="Filled" description="Coloured background" code={filledSource}>
      <Filled />
    </DemoCard>
    <DemoCard title="With a form" description="Shows the submitted values" code={withFormSource}>
      <WithForm />
    </DemoCard>
    <DemoCard title="With pages" description="Several steps with Back and Next" code={pagesSource} wide>
      <MultiStep />
    </DemoCard>
  </DemoPage>
);
