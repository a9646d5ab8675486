import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { BetweenContainers } from './BetweenContainers';
import betweenContainersSource from './BetweenContainers.tsx?raw';
import { WithHandle } from './WithHandle';
import byHandleSource from './WithHandle.tsx?raw';
import { CopyMode } from './CopyMode';
import copyModeSource from './CopyMode.tsx?raw';
import { Nested } from './Nested';
import nestedSource from './Nested.tsx?raw';
import { Horizontal } from './Horizontal';
import sidewaysSource from './Horizontal.tsx?raw';
import { SimpleReorder } from './SimpleReorder';
import simpleReorderSource from './SimpleReorder.tsx?raw';

export const DragulaPage = () => (
  <DemoPage lead="Drag by mouse or finger. Or press Space, then arrow keys, then Space; a press on a place works as well.">
    <DemoCard title="Simple reorder" description="One list, taken anywhere" code={simpleReorderSource}>
      <SimpleReorder />
    </DemoCard>
    <DemoCard
      title="Between containers"
      description="From one list to another"
      code={betweenContainersSource}
    >
      <BetweenContainers />
    </DemoCard>
    <DemoCard title="By handle" description="Only the dots drag" code={byHandleSource}>
      <WithHandle />
    </DemoCard>
    <DemoCard title="Copy" description="The first list stays full" code={copyModeSource}>
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
