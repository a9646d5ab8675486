import type { DecisionAction } from '@contract/moderation/decision-action';

/** Past tense, followed by "by" and a name. */
export const decisionLabels: Record<DecisionAction, string> = {
  dismiss: 'Dismissed',
  reopen: 'Reopened',
  hide: 'Post hidden',
  unhide: 'Post unhidden',
  remove: 'Message removed',
  suspend: 'Suspended',
  lift: 'Suspension lifted',
  uphold: 'Decision upheld',
};
