import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Basic } from './Basic';
import basicSource from './Basic.tsx?raw';
import { Sizes } from './Sizes';
import sizesSource from './Sizes.tsx?raw';
import { Fullscreen } from './Fullscreen';
import fullscreenSource from './Fullscreen.tsx?raw';
import { Scrollable } from './Scrollable';
import scrollableSource from './Scrollable.tsx?raw';
import { Centred } from './Centred';
import centredSource from './Centred.tsx?raw';
import { Positions } from './Positions';
import positionsSource from './Positions.tsx?raw';
import { StaticBackdrop } from './StaticBackdrop';
import staticBackdropSource from './StaticBackdrop.tsx?raw';
import { Stacked } from './Stacked';
import stackedSource from './Stacked.tsx?raw';
import { Sequence } from './Sequence';
import inTurnSource from './Sequence.tsx?raw';
import { VaryingContent } from './VaryingContent';
import varyingContentSource from './VaryingContent.tsx?raw';
import { AlertModals } from './AlertModals';
import alertModalsSource from './AlertModals.tsx?raw';
import { ColouredHeader } from './ColouredHeader';
import colouredHeaderSource from './ColouredHeader.tsx?raw';
import { Filled } from './Filled';
import filledSource from './Filled.tsx?raw';
import { WithForm } from './WithForm';
import withFormSource from './WithForm.tsx?raw';
import { MultiStep } from './MultiStep';
import pagesSource from './MultiStep.tsx?raw';
import '@/components/gallery/ui/ui.scss';

export const ModalsPage = () => (
  <DemoPage lead="Asks for all of the attention, and gives the focus back.">
    <DemoCard title="Basic" description="Esc, the cross and the backdrop close it" code={basicSource}>
      <Basic />
    </DemoCard>
    <DemoCard title="Sizes" description="Four widths" code={sizesSource}>
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
    <DemoCard title="Static" description="Wants an answer" code={staticBackdropSource}>
      <StaticBackdrop />
    </DemoCard>
    <DemoCard title="Stacked" description="One over the other" code={stackedSource}>
      <Stacked />
    </DemoCard>
    <DemoCard title="In turn" description="One gives way to another" code={inTurnSource}>
      <Sequence />
    </DemoCard>
    <DemoCard
      title="Varying content"
      description="What opened it decides what it says"
      code={varyingContentSource}
    >
      <VaryingContent />
    </DemoCard>
    <DemoCard title="Alert modals" description="A short word in twelve colours" code={alertModalsSource}>
      <AlertModals />
    </DemoCard>
    <DemoCard
      title="Coloured header"
      description="The head alone carries the colour"
      code={colouredHeaderSource}
    >
      <ColouredHeader />
    </DemoCard>
    <DemoCard title="Filled" description="All of it in one of twelve colours" code={filledSource}>
      <Filled />
    </DemoCard>
    <DemoCard title="With a form" description="Answers what it received" code={withFormSource}>
      <WithForm />
    </DemoCard>
    <DemoCard title="With pages" description="A few steps, and the way back" code={pagesSource} wide>
      <MultiStep />
    </DemoCard>
  </DemoPage>
);
