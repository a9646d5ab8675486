import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Placements } from './Placements';
import placementsSource from './Placements.tsx?code';
import { BackdropAndScroll } from './BackdropAndScroll';
import backdropAndScrollSource from './BackdropAndScroll.tsx?code';
import { StaticBackdrop } from './StaticBackdrop';
import staticBackdropSource from './StaticBackdrop.tsx?code';
import { Dark } from './Dark';
import darkSource from './Dark.tsx?code';
import { Responsive } from './Responsive';
import responsiveSource from './Responsive.tsx?code';
import { WithList } from './WithList';
import withListSource from './WithList.tsx?code';

export const OffcanvasPage = () => (
  <DemoPage lead="A panel that slides in from an edge.">
    <DemoCard title="Placements" description="Opens from any side" code={placementsSource}>
      <Placements />
    </DemoCard>
    <DemoCard
      title="Backdrop and scroll"
      description="Backdrop and page scrolling"
      code={backdropAndScrollSource}
    >
      <BackdropAndScroll />
    </DemoCard>
    <DemoCard title="Static" description="Clicks outside do not close it" code={staticBackdropSource}>
      <StaticBackdrop />
    </DemoCard>
    <DemoCard title="Dark" description="Dark, or any other of twelve colours" code={darkSource}>
      <Dark />
    </DemoCard>
    <DemoCard title="Responsive" description="Inline on wide screens" code={responsiveSource}>
      <Responsive />
    </DemoCard>
    <DemoCard title="List" description="Choosing an item closes it" code={withListSource}>
      <WithList />
    </DemoCard>
  </DemoPage>
);
