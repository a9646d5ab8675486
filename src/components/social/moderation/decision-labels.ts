import type { DecisionAction } from '@contract/moderation/decision-action';
import { moderationText } from '@/messages/social/moderation';

/** Past tense, followed by "by" and a name. */
export const decisionLabels: Record<DecisionAction, string> = {
  dismiss: moderationText.dismissed,
  reopen: moderationText.reopened,
  hide: moderationText.postHidden,
  unhide: moderationText.postUnhidden,
  remove: moderationText.messageRemoved,
  suspend: moderationText.suspended,
  lift: moderationText.suspensionLifted,
  uphold: moderationText.decisionUpheld,
};
