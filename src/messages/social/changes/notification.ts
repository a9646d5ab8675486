import { socialMessages } from '@/messages/social';

export const notificationChangesText = socialMessages('notification-changes', {
  notificationSettings: 'Notification settings',
  markReadFailed: 'Not marked as read',
  settingFailed: 'The setting was not saved',
});
