import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { FiveStars } from './FiveStars';
import fiveStarsSource from './FiveStars.tsx?code';
import { HalfSteps } from './HalfSteps';
import halfStepsSource from './HalfSteps.tsx?code';
import { HoverLabel } from './HoverLabel';
import hoverLabelSource from './HoverLabel.tsx?code';
import { ReadOnly } from './ReadOnly';
import readOnlySource from './ReadOnly.tsx?code';
import { Disabled } from './Disabled';
import disabledSource from './Disabled.tsx?code';
import { Reset } from './Reset';
import resetSource from './Reset.tsx?code';
import { OnlySelected } from './OnlySelected';
import onlySelectedSource from './OnlySelected.tsx?code';
import { CustomIcons } from './CustomIcons';
import ownMarksSource from './CustomIcons.tsx?code';
import { CustomMax } from './CustomMax';
import anyNumberSource from './CustomMax.tsx?code';

export const RatingsPage = () => (
  <DemoPage lead="Rate by pointer, touch or arrow keys.">
    <DemoCard title="Five stars" description="The default" code={fiveStarsSource}>
      <FiveStars />
    </DemoCard>
    <DemoCard title="Half steps" description="Two choices in a star" code={halfStepsSource}>
      <HalfSteps />
    </DemoCard>
    <DemoCard title="Label on hover" description="A word for each star" code={hoverLabelSource}>
      <HoverLabel />
    </DemoCard>
    <DemoCard title="Read only" description="Average with one decimal" code={readOnlySource}>
      <ReadOnly />
    </DemoCard>
    <DemoCard title="Disabled" description="Disabled until a visit" code={disabledSource}>
      <Disabled />
    </DemoCard>
    <DemoCard title="Reset" description="Reset to no rating" code={resetSource}>
      <Reset />
    </DemoCard>
    <DemoCard title="Only the selected" description="One face of five" code={onlySelectedSource}>
      <OnlySelected />
    </DemoCard>
    <DemoCard title="Own icons and colours" description="Any maximum" code={ownMarksSource}>
      <CustomIcons />
    </DemoCard>
    <DemoCard title="Any number" description="From three to twelve" code={anyNumberSource}>
      <CustomMax />
    </DemoCard>
  </DemoPage>
);
