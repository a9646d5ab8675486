import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Basic } from './Basic';
import basicSource from './Basic.tsx?code';
import { TwoThumbs } from './TwoThumbs';
import rangeOfTwoSource from './TwoThumbs.tsx?code';
import { Stepped } from './Stepped';
import steppedSource from './Stepped.tsx?code';
import { Ticks } from './Ticks';
import ticksSource from './Ticks.tsx?code';
import { WithTooltip } from './WithTooltip';
import tipAboveSource from './WithTooltip.tsx?code';
import { Vertical } from './Vertical';
import verticalSource from './Vertical.tsx?code';
import { SoftLimits } from './SoftLimits';
import softLimitsSource from './SoftLimits.tsx?code';
import { Colours } from './Colours';
import coloursSource from './Colours.tsx?code';
import { LinkedInputs } from './LinkedInputs';
import linkedInputsSource from './LinkedInputs.tsx?code';
import { ColourMixer } from './ColourMixer';
import mixedColourSource from './ColourMixer.tsx?code';
import { Disabled } from './Disabled';
import disabledSource from './Disabled.tsx?code';

export const SlidersPage = () => (
  <DemoPage lead="Pick a number by drag, touch or keyboard.">
    <DemoCard title="Basic" description="One thumb" code={basicSource}>
      <Basic />
    </DemoCard>
    <DemoCard title="Range" description="Two thumbs that never cross" code={rangeOfTwoSource}>
      <TwoThumbs />
    </DemoCard>
    <DemoCard title="Step" description="Steps of five" code={steppedSource}>
      <Stepped />
    </DemoCard>
    <DemoCard title="Ticks" description="Labelled values" code={ticksSource}>
      <Ticks />
    </DemoCard>
    <DemoCard title="Tooltip" description="The value follows the thumb" code={tipAboveSource}>
      <WithTooltip />
    </DemoCard>
    <DemoCard title="Vertical" description="Vertical slider" code={verticalSource}>
      <Vertical />
    </DemoCard>
    <DemoCard title="Soft limits" description="Panning limited to an area" code={softLimitsSource}>
      <SoftLimits />
    </DemoCard>
    <DemoCard title="Colours" description="Twelve of them" code={coloursSource}>
      <Colours />
    </DemoCard>
    <DemoCard title="Linked inputs" description="By hand or by thumb" code={linkedInputsSource}>
      <LinkedInputs />
    </DemoCard>
    <DemoCard title="Colour mixer" description="Three tracks, one colour" code={mixedColourSource}>
      <ColourMixer />
    </DemoCard>
    <DemoCard title="Disabled" description="Shown, not moved" code={disabledSource}>
      <Disabled />
    </DemoCard>
  </DemoPage>
);
