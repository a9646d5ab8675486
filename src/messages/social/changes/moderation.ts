import { socialMessages } from '@/messages/social';

export const moderationChangesText = socialMessages('moderation-changes', {
  suspendHandle: (handle: string) => `Suspend @${handle}`,
  postHidden: 'Post hidden',
  postUnhidden: 'Post unhidden',
  messageRemoved: 'Message removed',
  suspensionLifted: 'Suspension lifted',
  reportDismissed: 'Report dismissed',
  reportReopened: 'Report reopened',
  memberSuspended: 'Member suspended',
  dismissAReport: 'Dismiss a report',
  reopenAReport: 'Reopen a report',
  hideAPost: 'Hide a post',
  unhideAPost: 'Unhide a post',
  removeAMessage: 'Remove a message',
  liftSuspensionOf: (handle: string) => `Lift the suspension of @${handle}`,
  decideFailed: 'The decision was not saved',
  claimFailed: 'The claim was not changed',
  exportFailed: 'The decisions were not exported',
  answerFailed: 'The appeal was not answered',
  appealAnswered: 'Appeal answered',
});
