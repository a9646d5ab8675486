import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Directions } from './Directions';
import directionsSource from './Directions.tsx?code';
import { FocusDismiss } from './FocusDismiss';
import focusDismissSource from './FocusDismiss.tsx?code';
import { OnHover } from './OnHover';
import onHoverSource from './OnHover.tsx?code';
import { Custom } from './Custom';
import customSource from './Custom.tsx?code';
import { OnDisabled } from './OnDisabled';
import onDisabledSource from './OnDisabled.tsx?code';

export const PopoversPage = () => (
  <DemoPage lead="Short details next to their trigger.">
    <DemoCard title="Directions" description="On any side" code={directionsSource}>
      <Directions />
    </DemoCard>
    <DemoCard
      title="Dismissed by focus"
      description="Closes when its button loses focus"
      code={focusDismissSource}
    >
      <FocusDismiss />
    </DemoCard>
    <DemoCard title="Hover" description="On hover or focus" code={onHoverSource}>
      <OnHover />
    </DemoCard>
    <DemoCard title="Custom" description="In twelve colours" code={customSource}>
      <Custom />
    </DemoCard>
    <DemoCard title="On a disabled button" description="Explains why it is disabled" code={onDisabledSource}>
      <OnDisabled />
    </DemoCard>
  </DemoPage>
);
