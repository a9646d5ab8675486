import type { DecisionAction } from '@contract/decision';

/** Every decision as it is told afterwards, before "by" and a name. */
export const decisionLabels: Record<DecisionAction, string> = {
  dismiss: 'Dismissed',
  reopen: 'Opened again',
  hide: 'Post hidden',
  unhide: 'Post shown again',
  suspend: 'Suspended',
  lift: 'Suspension lifted',
};
