import { socialMessages } from '@/messages/social';

export const scheduledPostChangesText = socialMessages('scheduled-post-changes', {
  rescheduleAPost: 'Reschedule a post',
  rescheduleFailed: 'The time was not changed',
  cancelAScheduledPost: 'Cancel a scheduled post',
  restoreAScheduledPost: 'Restore a scheduled post',
  cancelFailed: 'The post was not cancelled',
  restoreFailed: 'The post was not restored',
  timeChanged: 'Time changed',
  scheduledPostCancelled: 'Scheduled post cancelled',
});
