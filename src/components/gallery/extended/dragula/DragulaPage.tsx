import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { BetweenContainers } from './BetweenContainers';
import betweenContainersSource from './BetweenContainers.tsx?code';
import { WithHandle } from './WithHandle';
import byHandleSource from './WithHandle.tsx?code';
import { CopyMode } from './CopyMode';
import copyModeSource from './CopyMode.tsx?code';
import { Nested } from './Nested';
import nestedSource from './Nested.tsx?code';
import { Horizontal } from './Horizontal';
import sidewaysSource from './Horizontal.tsx?code';
import { SimpleReorder } from './SimpleReorder';
import simpleReorderSource from './SimpleReorder.tsx?code';

export const DragulaPage = () => (
  <DemoPage lead="Drag with mouse or finger. With the keyboard: Space to pick up, arrow keys to move, Space to drop.">
    <DemoCard title="Simple reorder" description="Drag items from anywhere" code={simpleReorderSource}>
      <SimpleReorder />
    </DemoCard>
    <DemoCard
      title="Between containers"
      description="From one list to another"
      code={betweenContainersSource}
    >
      <BetweenContainers />
    </DemoCard>
    <DemoCard title="By handle" description="Drag by the handle only" code={byHandleSource}>
      <WithHandle />
    </DemoCard>
    <DemoCard title="Copy" description="Copies instead of moving" code={copyModeSource}>
      <CopyMode />
    </DemoCard>
    <DemoCard wide title="In a row" description="Side by side" code={sidewaysSource}>
      <Horizontal />
    </DemoCard>
    <DemoCard wide title="Nested" description="Lists within a list" code={nestedSource}>
      <Nested />
    </DemoCard>
  </DemoPage>
);
