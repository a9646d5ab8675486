import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Default } from './Default';
import defaultSource from './Default.tsx?code';
import { Pill } from './Pill';
import pillSource from './Pill.tsx?code';
import { Soft } from './Soft';
import softSource from './Soft.tsx?code';
import { Outline } from './Outline';
import outlineSource from './Outline.tsx?code';
import { InHeadings } from './InHeadings';
import inHeadingsSource from './InHeadings.tsx?code';
import { PositionedCounter } from './PositionedCounter';
import positionedCounterSource from './PositionedCounter.tsx?code';
import { InButtons } from './InButtons';
import inButtonsSource from './InButtons.tsx?code';

export const BadgesPage = () => (
  <DemoPage lead="A label or count attached to something else.">
    <DemoCard title="Default" description="Twelve solid colours" code={defaultSource}>
      <Default />
    </DemoCard>
    <DemoCard title="Pill" description="With round ends" code={pillSource}>
      <Pill />
    </DemoCard>
    <DemoCard title="Soft" description="Tinted, for lists" code={softSource}>
      <Soft />
    </DemoCard>
    <DemoCard title="Outline" description="A border only" code={outlineSource}>
      <Outline />
    </DemoCard>
    <DemoCard title="In headings" description="Beside a heading of any size" code={inHeadingsSource}>
      <InHeadings />
    </DemoCard>
    <DemoCard title="Positioned counter" description="Positioned at a corner" code={positionedCounterSource}>
      <PositionedCounter />
    </DemoCard>
    <DemoCard title="In buttons" description="Each button counts its clicks" code={inButtonsSource} wide>
      <InButtons />
    </DemoCard>
  </DemoPage>
);
