import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Breakpoints } from './Breakpoints';
import breakpointsSource from './Breakpoints.tsx?raw';
import { AutoColumns } from './AutoColumns';
import autoColumnsSource from './AutoColumns.tsx?raw';
import { RowColumns } from './RowColumns';
import rowColumnsSource from './RowColumns.tsx?raw';
import { Offsets } from './Offsets';
import offsetsSource from './Offsets.tsx?raw';
import { Order } from './Order';
import orderSource from './Order.tsx?raw';
import { Gutters } from './Gutters';
import guttersSource from './Gutters.tsx?raw';
import { Nesting } from './Nesting';
import nestingSource from './Nesting.tsx?raw';
import { CurrentBreakpoint } from './CurrentBreakpoint';
import currentBreakpointSource from './CurrentBreakpoint.tsx?raw';
import '@/components/gallery/ui/ui.scss';

export const GridPage = () => (
  <DemoPage lead="Twelve columns and six steps.">
    <DemoCard
      title="Breakpoints"
      description="The step that holds now is marked"
      code={breakpointsSource}
      wide
    >
      <Breakpoints />
    </DemoCard>
    <DemoCard title="Auto columns" description="Share the row" code={autoColumnsSource}>
      <AutoColumns />
    </DemoCard>
    <DemoCard title="Row columns" description="The row says how many" code={rowColumnsSource}>
      <RowColumns />
    </DemoCard>
    <DemoCard title="Offsets" description="Empty columns before a full one" code={offsetsSource}>
      <Offsets />
    </DemoCard>
    <DemoCard title="Order" description="Shown in another order than written" code={orderSource}>
      <Order />
    </DemoCard>
    <DemoCard title="Gutters" description="The space between" code={guttersSource}>
      <Gutters />
    </DemoCard>
    <DemoCard title="Nesting" description="A row inside a column" code={nestingSource}>
      <Nesting />
    </DemoCard>
    <DemoCard
      title="Current breakpoint"
      description="Where the window stands now"
      code={currentBreakpointSource}
    >
      <CurrentBreakpoint />
    </DemoCard>
  </DemoPage>
);
