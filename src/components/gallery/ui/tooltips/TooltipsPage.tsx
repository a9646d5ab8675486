import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Directions } from './Directions';
import directionsSource from './Directions.tsx?code';
import { Colours } from './Colours';
import coloursSource from './Colours.tsx?code';
import { RichText } from './RichText';
import richTextSource from './RichText.tsx?code';
import { OnDisabled } from './OnDisabled';
import onDisabledSource from './OnDisabled.tsx?code';
import { FocusAndHover } from './FocusAndHover';
import focusAndHoverSource from './FocusAndHover.tsx?code';

export const TooltipsPage = () => (
  <DemoPage lead="A short hint on hover or focus. Esc closes it.">
    <DemoCard title="Directions" description="On any side" code={directionsSource}>
      <Directions />
    </DemoCard>
    <DemoCard title="Colours" description="Twelve colours" code={coloursSource}>
      <Colours />
    </DemoCard>
    <DemoCard title="Marked words" description="React elements, never HTML strings" code={richTextSource}>
      <RichText />
    </DemoCard>
    <DemoCard title="On a disabled button" description="Explains why it is disabled" code={onDisabledSource}>
      <OnDisabled />
    </DemoCard>
    <DemoCard title="Focus and hover" description="By mouse, finger and Tab" code={focusAndHoverSource}>
      <FocusAndHover />
    </DemoCard>
  </DemoPage>
);
