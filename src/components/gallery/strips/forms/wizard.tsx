import type { ComponentProps } from 'react';
import { TITLES } from '@/components/gallery/forms/wizard/steps';
import { WizardSteps } from '@/components/kits/form/wizard/WizardSteps';
import { cellsOf } from '@/components/gallery/demo/strip/strip-cells';

const Steps = (look: Omit<ComponentProps<typeof WizardSteps>, 'onStep' | 'titles'>) => (
  <WizardSteps titles={TITLES} {...look} onStep={() => undefined} />
);

export const cells = cellsOf(
  Steps,
  { current: 1, open: 1, done: 1, vertical: true },
  { current: [2], open: [4], done: [3], vertical: [false] },
);
