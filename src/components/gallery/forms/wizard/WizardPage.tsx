import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Linear } from './Linear';
import linearSource from './Linear.tsx?code';
import { NonLinear } from './NonLinear';
import nonLinearSource from './NonLinear.tsx?code';
import { Validated } from './Validated';
import checkedSource from './Validated.tsx?code';
import { Vertical } from './Vertical';
import verticalSource from './Vertical.tsx?code';
import { WithProgressBar } from './WithProgressBar';
import withBarSource from './WithProgressBar.tsx?code';

/** Every example uses the same Wizard, so each shows its source too. */

export const WizardPage = () => (
  <DemoPage lead="A long form in short steps. The URL keeps the step; drafts survive a reload.">
    <DemoCard title="Linear" description="One step after the other" code={linearSource} wide>
      <Linear />
    </DemoCard>
    <DemoCard title="Non-linear" description="Any step at any time" code={nonLinearSource}>
      <NonLinear />
    </DemoCard>
    <DemoCard title="Checked steps" description="Next requires valid answers" code={checkedSource}>
      <Validated />
    </DemoCard>
    <DemoCard title="Vertical" description="Steps beside the fields" code={verticalSource}>
      <Vertical />
    </DemoCard>
    <DemoCard title="Progress bar" description="Fills with every step" code={withBarSource}>
      <WithProgressBar />
    </DemoCard>
  </DemoPage>
);
