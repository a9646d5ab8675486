import type { ComponentProps } from 'react';
import { StepList } from '@/components/gallery/forms/wizard/StepList';
import { cellsOf } from '@/components/gallery/demo/strip/strip-cells';

const Steps = (look: Omit<ComponentProps<typeof StepList>, 'onStep'>) => (
  <StepList {...look} onStep={() => undefined} />
);

export const cells = cellsOf(
  Steps,
  { current: 1, open: 1, done: 1, vertical: true },
  { current: [2], open: [4], done: [3], vertical: [false] },
);
