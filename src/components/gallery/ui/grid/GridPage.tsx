import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { RowsAndStacks } from './RowsAndStacks';
import rowsAndStacksSource from './RowsAndStacks.tsx?code';
import { FieldColumns } from './FieldColumns';
import fieldColumnsSource from './FieldColumns.tsx?code';
import { Breakpoints } from './Breakpoints';
import breakpointsSource from './Breakpoints.tsx?code';
import { AutoColumns } from './AutoColumns';
import autoColumnsSource from './AutoColumns.tsx?code';
import { RowColumns } from './RowColumns';
import rowColumnsSource from './RowColumns.tsx?code';
import { Offsets } from './Offsets';
import offsetsSource from './Offsets.tsx?code';
import { Order } from './Order';
import orderSource from './Order.tsx?code';
import { Gutters } from './Gutters';
import guttersSource from './Gutters.tsx?code';
import { Nesting } from './Nesting';
import nestingSource from './Nesting.tsx?code';
import { CurrentBreakpoint } from './CurrentBreakpoint';
import currentBreakpointSource from './CurrentBreakpoint.tsx?code';

export const GridPage = () => (
  <DemoPage lead="Rows, stacks, and twelve columns.">
    <DemoCard title="Rows and stacks" description="One space between all" code={rowsAndStacksSource}>
      <RowsAndStacks />
    </DemoCard>
    <DemoCard title="Columns of fields" description="One column on a phone" code={fieldColumnsSource}>
      <FieldColumns />
    </DemoCard>
    <DemoCard
      title="Breakpoints"
      description="The active breakpoint is highlighted"
      code={breakpointsSource}
      wide
    >
      <Breakpoints />
    </DemoCard>
    <DemoCard title="Auto columns" description="Columns share the row equally" code={autoColumnsSource}>
      <AutoColumns />
    </DemoCard>
    <DemoCard title="Row columns" description="The row sets the column count" code={rowColumnsSource}>
      <RowColumns />
    </DemoCard>
    <DemoCard title="Offsets" description="Empty columns before a column" code={offsetsSource}>
      <Offsets />
    </DemoCard>
    <DemoCard title="Order" description="Visual order differs from source order" code={orderSource}>
      <Order />
    </DemoCard>
    <DemoCard title="Gutters" description="Space between columns" code={guttersSource}>
      <Gutters />
    </DemoCard>
    <DemoCard title="Nesting" description="A row inside a column" code={nestingSource}>
      <Nesting />
    </DemoCard>
    <DemoCard title="Current breakpoint" description="The current window size" code={currentBreakpointSource}>
      <CurrentBreakpoint />
    </DemoCard>
  </DemoPage>
);
