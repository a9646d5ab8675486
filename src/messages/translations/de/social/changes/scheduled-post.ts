import type { scheduledPostChangesText } from '@/messages/social/changes/scheduled-post';

export const scheduledPostChanges: typeof scheduledPostChangesText = {
  rescheduleAPost: 'Beitrag anders planen',
  rescheduleFailed: 'Die Zeit wurde nicht geändert',
  cancelAScheduledPost: 'Geplanten Beitrag zurückziehen',
  restoreAScheduledPost: 'Geplanten Beitrag wiederherstellen',
  cancelFailed: 'Der Beitrag wurde nicht zurückgezogen',
  restoreFailed: 'Der Beitrag wurde nicht wiederhergestellt',
  timeChanged: 'Zeit geändert',
  scheduledPostCancelled: 'Geplanter Beitrag zurückgezogen',
};
