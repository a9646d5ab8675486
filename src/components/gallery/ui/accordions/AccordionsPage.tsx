import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Default } from './Default';
import defaultSource from './Default.tsx?code';
import { Flush } from './Flush';
import flushSource from './Flush.tsx?code';
import { AlwaysOpen } from './AlwaysOpen';
import alwaysOpenSource from './AlwaysOpen.tsx?code';
import { Bordered } from './Bordered';
import borderedSource from './Bordered.tsx?code';
import { NoArrow } from './NoArrow';
import noArrowSource from './NoArrow.tsx?code';
import { CustomIcon } from './CustomIcon';
import customIconSource from './CustomIcon.tsx?code';

export const AccordionsPage = () => (
  <DemoPage lead="Collapsible sections. Each heading is a button that announces its state.">
    <DemoCard title="Default" description="One panel open at a time" code={defaultSource}>
      <Default />
    </DemoCard>
    <DemoCard title="Flush" description="Edge to edge, for use inside a card" code={flushSource}>
      <Flush />
    </DemoCard>
    <DemoCard
      title="Always open"
      description="Panels open independently, or all at once"
      code={alwaysOpenSource}
    >
      <AlwaysOpen />
    </DemoCard>
    <DemoCard title="Bordered" description="Separate panels in twelve colours" code={borderedSource}>
      <Bordered />
    </DemoCard>
    <DemoCard title="No arrow" description="Headings without an arrow" code={noArrowSource}>
      <NoArrow />
    </DemoCard>
    <DemoCard title="Custom icon" description="A plus that becomes a minus" code={customIconSource}>
      <CustomIcon />
    </DemoCard>
  </DemoPage>
);
