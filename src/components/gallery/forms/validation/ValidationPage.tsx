import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { BrowserDefault } from './BrowserDefault';
import browserDefaultSource from './BrowserDefault.tsx?code';
import { CustomStyles } from './CustomStyles';
import customStylesSource from './CustomStyles.tsx?code';
import { Tooltips } from './Tooltips';
import tooltipsSource from './Tooltips.tsx?code';
import { ServerErrors } from './ServerErrors';
import serverErrorsSource from './ServerErrors.tsx?code';
import { UniqueCheck } from './UniqueCheck';
import uniqueCheckSource from './UniqueCheck.tsx?code';
import { CrossField } from './CrossField';
import crossFieldSource from './CrossField.tsx?code';
import { ErrorSummary } from './ErrorSummary';
import errorSummarySource from './ErrorSummary.tsx?code';
import { LeaveGuard } from './LeaveGuard';
import leaveGuardSource from './LeaveGuard.tsx?code';

export const ValidationPage = () => (
  <DemoPage lead="When to report an error, where, and how to fix it.">
    <DemoCard title="Browser default" description="Browser validation messages" code={browserDefaultSource}>
      <BrowserDefault />
    </DemoCard>
    <DemoCard
      title="Custom styles"
      description="Our messages, after the first submit"
      code={customStylesSource}
    >
      <CustomStyles />
    </DemoCard>
    <DemoCard title="Tooltips" description="Messages do not move the page" code={tooltipsSource}>
      <Tooltips />
    </DemoCard>
    <DemoCard title="Server errors" description="At the field they belong to" code={serverErrorsSource}>
      <ServerErrors />
    </DemoCard>
    <DemoCard title="Unique check" description="Checked while typing" code={uniqueCheckSource}>
      <UniqueCheck />
    </DemoCard>
    <DemoCard title="Cross-field" description="Valid alone, invalid together" code={crossFieldSource}>
      <CrossField />
    </DemoCard>
    <DemoCard title="Error summary" description="One link per invalid field" code={errorSummarySource}>
      <ErrorSummary />
    </DemoCard>
    <DemoCard title="Leave guard" description="Asks before discarding input" code={leaveGuardSource}>
      <LeaveGuard />
    </DemoCard>
  </DemoPage>
);
