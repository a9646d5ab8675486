import { appendSources } from '@/components/gallery/demo/append-sources';
import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { Linear } from './Linear';
import linearSource from './Linear.tsx?raw';
import { NonLinear } from './NonLinear';
import nonLinearSource from './NonLinear.tsx?raw';
import { Validated } from './Validated';
import checkedSource from './Validated.tsx?raw';
import { Vertical } from './Vertical';
import verticalSource from './Vertical.tsx?raw';
import { WithProgressBar } from './WithProgressBar';
import withBarSource from './WithProgressBar.tsx?raw';
import wizardSource from './Wizard.tsx?raw';
import '@/components/gallery/forms/forms.scss';

/** Every example uses the same Wizard, so each shows its source too. */
const withParts = appendSources({ 'Wizard.tsx': wizardSource });

export const WizardPage = () => (
  <DemoPage lead="A long form in short steps. The URL keeps the step; drafts survive a reload.">
    <DemoCard title="Linear" description="One step after the other" code={withParts(linearSource)} wide>
      <Linear />
    </DemoCard>
    <DemoCard title="Non-linear" description="Any step at any time" code={withParts(nonLinearSource)}>
      <NonLinear />
    </DemoCard>
    <DemoCard title="Checked steps" description="Next requires valid answers" code={withParts(checkedSource)}>
      <Validated />
    </DemoCard>
    <DemoCard title="Vertical" description="Steps beside the fields" code={withParts(verticalSource)}>
      <Vertical />
    </DemoCard>
    <DemoCard title="Progress bar" description="Fills with every step" code={withParts(withBarSource)}>
      <WithProgressBar />
    </DemoCard>
  </DemoPage>
);
